import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box } from '../paint/shape.ts'
import { CROCKERY, type Scene } from '../scene/scene.ts'
import { stamp } from '../scene/stamp.ts'
import type { Spot } from './spot.ts'
import { turnedInside } from './turned-inside.ts'

const DARK_GRAIN = colour('#B07B45')
const PALE_GRAIN = colour('#D6A870')

/** Oak, its grain along `u`. */
export function wood(ink: Ink, u: number, v: number): void {
  ink.mix(DARK_GRAIN, PALE_GRAIN, noise(u * 0.03 + 3, v * 0.34 + cloud(u * 0.02, v * 0.05) * 3))
  if (noise(u * 0.05, v * 1.6) > 0.76) ink.dim(0.86)
  ink.gloss = 0.12
  ink.grain = 0.12
}

export interface Slab {
  readonly x: number
  readonly y: number
  readonly halfWidth: number
  readonly halfHeight: number
  /** Radians. */
  readonly turn: number
}

const THICK = 6.5

/** A wooden board with a handle at its left. */
export function layBoard(scene: Scene, { x, y, halfWidth, halfHeight, turn }: Slab): Spot {
  const slab = box(halfWidth, halfHeight, 12)
  const handle = box(18, 13, 9)
  const board = {
    reach: halfWidth * 1.25,
    paint(u: number, v: number, ink: Ink): number {
      wood(ink, u, v)
      const hole = Math.hypot(u + halfWidth + 10, v) - 4.5
      const distance = Math.max(Math.min(slab(u, v), handle(u + halfWidth + 4, v)), -hole)
      ink.height = THICK - 2 * (1 - Math.min(1, -distance / 2.4)) ** 2
      return distance
    },
  }
  stamp(scene, board, { x, y, turn, base: 0, owner: CROCKERY })
  return {
    x,
    y,
    radius: halfHeight,
    halfWidth,
    halfHeight,
    turn,
    floor: THICK,
    level: THICK,
    inside: turnedInside({ x, y, turn }, slab),
  }
}
