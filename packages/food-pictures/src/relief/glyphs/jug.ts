import { colour, shaded, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const [GLAZE, GLAZE_DARK, RIM] = [colour('#8FB0C9'), colour('#5E86A6'), colour('#DCE8F0')]
const HALF = 84
/** Where its mouth is, units above the middle, and the height of the mouth as a share of its width. */
const MOUTH_Y = -62
const MOUTH = 0.3

/** Narrow at its neck and broad at its belly. */
const halfWidthAt = (v: number): number =>
  44 + 20 * smooth(-50, 24, v) - 14 * smooth(34, HALF, v) - 9 * smooth(HALF - 9, HALF + 3, v)

function paintBody(ink: Ink, u: number, v: number): void {
  const across = u / halfWidthAt(v)
  const round = Math.sqrt(Math.max(0, 1 - across * across))
  ink.mix(GLAZE_DARK, GLAZE, round)
  ink.over(RIM, 0.55 * smooth(0.14, 0.03, Math.abs(across + 0.55)))
  ink.surface(0.8, 0, 3 + 20 * round)
}

/** A small jug seen a little from above, its lip at the left and its handle at the right. */
export function jug(tint: Colour): Piece {
  const deep = shaded(tint, 0.86)
  return {
    reach: 112,
    paint(u, v, ink) {
      const lip = u < 0 ? 15 * smooth(MOUTH_Y + 34, MOUTH_Y, v) : 0
      const body = Math.max(Math.abs(u) - halfWidthAt(v) - lip, MOUTH_Y - v, v - HALF)
      const wide = u < 0 ? 44 + 15 * smooth(8, 0, Math.abs(v - MOUTH_Y)) : 44
      const mouth = (Math.hypot(u / wide, (v - MOUTH_Y) / (44 * MOUTH)) - 1) * 14
      const handle = Math.abs(Math.hypot((u - 54) * 0.92, (v + 8) * 0.72) - 27) - 6.5
      const distance = Math.min(body, mouth, handle)
      if (mouth < 0) {
        ink.mix(tint, deep, smooth(-20, 20, u))
        ink.surface(0.75, 0.02, 18)
        if (mouth > -3) {
          ink.fill(RIM)
          ink.surface(0.8, 0, 22)
        }
      } else if (body < 0) paintBody(ink, u, v)
      else {
        ink.mix(GLAZE_DARK, GLAZE, rounded(handle, 6))
        ink.surface(0.8, 0, 4 + 6 * rounded(handle, 6.5))
      }
      return distance
    },
  }
}
