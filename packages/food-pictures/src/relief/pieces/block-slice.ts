import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cells, cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown, type BrowningPoint } from './browning.ts'
import type { RoastKind } from './roast-slice.ts'

export interface BlockSliceOptions {
  readonly kind: RoastKind
  /** Half its length and width, units. */
  readonly a: number
  readonly b: number
  /** 0 raw to 1 dark. */
  readonly browned: number
}

/** Soybeans in a unit. */
const BEANS = 0.25
/** How thick slices are, units: tempeh is cut thicker, or it looks like crispbread. */
const THICK = 6
const THICK_OF_BEANS = 11

/** Colours between the beans of a tempeh and of the beans. */
export interface Soybeans {
  readonly second: Colour
  readonly bit: Colour
}

/** Soybeans of a tempeh, crowded in what grew between them. */
export function paintBeans(ink: Ink, { u, v, offset }: BrowningPoint, { second, bit }: Soybeans): void {
  const { near, second: next, luck } = cells(u * BEANS * 0.72 + offset, v * BEANS * 0.95)
  const bean = smooth(0.58, 0.4, near) * smooth(0.04, 0.2, next - near)
  ink.mix(second, bit, bean)
  ink.dim(0.86 + 0.2 * luck)
  ink.height += 1.3 * bean * smooth(0.6, 0.1, near)
}

/** A slice of a block, as a knife leaves it: tofu, tempeh, polenta, cheese. Its face is flat, and the pan browned it in patches. */
export function blockSlice(random: Random, { kind, a, b, browned }: BlockSliceOptions): Piece {
  const { face, second, crust, isOfBeans = false } = kind
  const offset = grainOffset(random)
  const outline = box(a, b, Math.min(2.6, b * 0.2))
  const point = { u: 0, v: 0, offset }
  return {
    reach: Math.hypot(a, b),
    halfWidth: b + 1,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 1.4
      ink.mix(face, second, smooth(0.3, 0.7, cloud(u * 0.06 + offset, v * 0.06)))
      // The side that leans on the next slice lies higher.
      ink.surface(
        isOfBeans ? 0.25 : 0.45,
        0.2,
        (isOfBeans ? THICK_OF_BEANS : THICK) * rounded(distance, isOfBeans ? 3.4 : 2) -
          (v / b) * 4.2 +
          (cloud(u * 0.05, v * 0.05 + offset) - 0.5) * 1.6,
      )
      point.u = u
      point.v = v
      if (isOfBeans) {
        paintBeans(ink, point, { second, bit: kind.bit ?? face })
        ink.over(crust, browned * 0.16 + 0.5 * browned * smooth(0.42, 0.7, cloud(u * 0.06 - offset, v * 0.06)))
      }
      if (browned > 0) {
        brown(ink, point, browned * (isOfBeans ? 0.34 : 0.7))
        ink.over(crust, browned * 0.55 * smooth(-3.4, -0.4, distance))
      } else ink.over(crust, 0.6 * smooth(-3, 0, distance))
      return distance
    },
  }
}
