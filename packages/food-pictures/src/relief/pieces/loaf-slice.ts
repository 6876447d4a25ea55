import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cells, cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { RoastKind } from './roast-slice.ts'

export interface LoafSliceOptions {
  readonly kind: RoastKind
  /** Half the width of the loaf and half its height, units. */
  readonly a: number
  readonly b: number
  readonly thick: number
}

const DARK = colour('#3E2210')
/** How far the crust reaches into the cut face, units. */
const CRUST = 2.2

/** The cut face: crumbs pressed together, and bits of what was chopped into it. Returns how it rises and falls. */
function paintCrumb(ink: Ink, { face, second, bit }: RoastKind, { x, y }: { x: number; y: number }): number {
  ink.mix(face, second, smooth(0.3, 0.7, cloud(x * 0.08, y * 0.08)))
  const { near, second: next, luck } = cells(x * 0.24, y * 0.24)
  const gap = smooth(0.16, 0, next - near)
  ink.dim(1.06 - 0.26 * gap - 0.12 * luck)
  if (bit !== undefined && luck > 0.72 && near < 0.34) ink.over(bit, 0.85)
  return (0.5 - gap) * 1.7 + (noise(x * 0.7, y * 0.7) - 0.5) * 1.2
}

/** A slice from a tin, leaning on the one before: its cut face, and below it the baked top of the loaf, a slice thick. */
export function loafSlice(random: Random, { kind, a, b, thick }: LoafSliceOptions): Piece {
  const offset = grainOffset(random)
  const front = box(a, b, 4)
  const whole = box(a, b + thick / 2, 4.5)
  const at = { x: 0, y: 0 }
  return {
    reach: Math.hypot(a, b + thick) * 1.03,
    halfWidth: b + thick + 2,
    paint(u, v, ink) {
      const wander = (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 2.6
      // The top of a loaf is domed.
      const domed = v + 2.6 * (u / a) ** 2
      const distance = whole(u, domed - thick / 2) + wander
      at.x = u + offset
      at.y = v + offset
      if (domed > b) {
        const patch = cloud(u * 0.06 - offset, v * 0.09)
        ink.mix(kind.crust, kind.second, smooth(0.35, 0.75, patch) * 0.7)
        ink.over(DARK, 0.35 * smooth(0.5, 0.8, cloud(u * 0.1, v * 0.1 - offset)) + 0.3 * smooth(-2, 0, distance))
        const bump = (noise(u * 0.5 + offset, v * 0.5) - 0.5) * 1.8
        ink.surface(0.35, 0.5, thick * 0.72 + (b + thick - domed) * 0.2 + bump)
        return distance
      }
      const bump = paintCrumb(ink, kind, at)
      ink.over(kind.crust, 0.75 * smooth(-CRUST, -0.4, front(u, domed) + wander * 0.5))
      ink.surface(0.14, 0.55, thick * (0.92 + 0.08 * rounded(distance, 2.5)) + (b + v) * 0.1 + bump)
      return distance
    },
  }
}
