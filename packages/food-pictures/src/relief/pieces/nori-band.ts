import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const NORI = colour('#16241C')
const NORI_PALE = colour('#2C4434')

/** How much higher than the piece its band lies, and how far it reaches over the sides, units. */
const OVER = 0.9

/** A strip of nori around a piece, across its length: it follows the shape of the piece. */
export function noriBand(piece: Piece, halfWidth: number): Piece {
  return {
    ...piece,
    paint(u, v, ink) {
      const distance = piece.paint(u, v, ink)
      const wander = (noise(v * 0.12, halfWidth) - 0.5) * 2
      ink.mix(NORI, NORI_PALE, smooth(0.35, 0.8, noise(u * 0.5, v * 0.5)))
      ink.surface(0.5, 0.3, ink.height + OVER)
      return Math.max(distance - OVER, Math.abs(u + wander) - halfWidth)
    },
  }
}
