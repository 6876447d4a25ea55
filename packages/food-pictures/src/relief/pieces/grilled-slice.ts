import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { brown } from './browning.ts'

const PALE = colour('#FBF1D8')
const DEEP = colour('#F0DEB4')
const BAR = colour('#A8672A')
/** Distance between two bars of the grill, units. */
const BARS_APART = 7

/** A slice of firm white cheese, with the bars of the grill across it when it was browned. */
export const grilledSlice =
  (browned: number): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const outline = box(15 * within(random, 0.9, 1.1), 9.5 * within(random, 0.9, 1.1), 3)
    const slant = within(random, 0.35, 0.6)
    return {
      reach: 20,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.15 + offset, v * 0.15) - 0.5) * 1.6
        const across = Math.abs(((((u + v * slant + offset) % BARS_APART) + BARS_APART) % BARS_APART) - BARS_APART / 2)
        ink.mix(PALE, DEEP, cloud(u * 0.1 + offset, v * 0.1))
        ink.surface(0.45, 0.15, 4 * rounded(distance, 2))
        if (browned > 0) {
          brown(ink, { u, v, offset }, browned * 0.6)
          ink.over(BAR, browned * (1 - smooth(0.8, 1.5, across)))
        }
        return distance
      },
    }
  }
