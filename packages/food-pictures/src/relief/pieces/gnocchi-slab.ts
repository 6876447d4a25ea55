import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const CREAM = colour('#F8E3A4')
const YELLOW = colour('#EFCB74')
const GOLD = colour('#D08E32')
const BROWN = colour('#8A4A18')

/** Half the side of a slab, units. */
export const SLAB = 20

/** A square of firm semolina, its left side raised by the one before, golden where it stands out. */
export const gnocchiSlab: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const outline = box(SLAB * within(random, 0.94, 1.04), SLAB * within(random, 0.92, 1.02), 5)
  return {
    reach: SLAB * 1.46,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 3
      const patch = cloud(u * 0.05 - offset, v * 0.05)
      ink.mix(CREAM, YELLOW, smooth(0.3, 0.7, cloud(u * 0.09 + offset, v * 0.09)))
      const raised = smooth(SLAB * 0.2, -SLAB, u)
      const crisp = smooth(-5, -0.6, distance)
      ink.over(GOLD, (0.25 + 0.6 * raised) * smooth(0.34, 0.62, patch) + 0.6 * crisp)
      ink.over(BROWN, 0.55 * crisp * smooth(0.42, 0.66, patch + 0.2 * raised))
      const grain = (noise(u * 0.5 + offset, v * 0.5) - 0.5) * 0.9
      ink.surface(0.4, 0.25, 5.5 * rounded(distance, 4) + (1 - u / SLAB) * 3 + grain)
      return distance
    },
  }
}
