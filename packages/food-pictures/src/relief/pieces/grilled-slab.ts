import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { brown } from './browning.ts'

const CHEESE = colour('#FBF0CC')
const CHEESE_DEEP = colour('#F1DDA4')
const BAR = colour('#8A4C1C')
/** From one bar of the grill to the next, units. */
const BARS = 6.5

/** A thick slice of a cheese that keeps its shape: halloumi. When it was heated, the bars of the grill are on it. */
export const grilledSlab =
  (isGrilled: boolean): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const outline = box(within(random, 15, 17.5), within(random, 8.6, 10), 2.4)
    const point = { u: 0, v: 0, offset }
    return {
      reach: 19.5,
      halfWidth: 11.5,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 1.6
        ink.mix(CHEESE, CHEESE_DEEP, smooth(0.3, 0.7, cloud(u * 0.12 + offset, v * 0.12)))
        ink.surface(0.5, 0.22, 5.5 * rounded(distance, 2.6))
        if (!isGrilled) return distance
        point.u = u
        point.v = v
        brown(ink, point, 0.32)
        const bar = Math.abs((((((u + v * 0.5) / BARS) % 1) + 1.5) % 1) - 0.5) * BARS
        const mark = smooth(1.5, 0.5, bar) * smooth(-0.6, -2, distance)
        ink.over(BAR, 0.85 * mark)
        ink.height -= 0.5 * mark
        return distance
      },
    }
  }
