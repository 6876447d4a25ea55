import { dotsIn } from '../drawing/outlines.ts'
import type { Random } from '../drawing/random.ts'
import { ellipse, group, line, oval, type Point, type Size } from '../drawing/svg.ts'

/** Colours of the filling of stuffed, rolled or folded food. */
export interface Filling {
  readonly mass: string
  /** Colour of grains or flakes with highlights. */
  readonly light: string
  /** Colours of the ingredients mixed in. */
  readonly bits: readonly string[]
}

const SHADE = '#3B2414'

/** A heap of filling in an oval hollow. */
export function heapedFilling({ mass, light, bits }: Filling, [rx, ry]: Size, random: Random): string {
  const inner: Size = [rx * 0.78, ry * 0.84]
  const grains = Math.round(rx * ry * 0.22) + 6
  const each = Math.max(3, Math.round(grains / 4))
  return (
    oval([rx, ry], { colour: SHADE, opacity: 0.45 }) +
    ellipse([-0.3, -0.5], [rx * 0.94, ry * 0.95], mass) +
    line(dotsIn(grains, inner, random), light, 1.9) +
    bits.map((colour) => line(dotsIn(each, inner, random), colour, 2.5)).join('')
  )
}

/** The filling moved away from the middle. */
export const fillingAt = (at: Point, filling: string): string => group({ at }, filling)
