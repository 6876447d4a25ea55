import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const RIND = colour('#FBF5E6')
const RIND_DEEP = colour('#EBDCBC')
const GOLD = colour('#D99C44')
const MOLTEN = colour('#F7DA7C')
const RADIUS = 30
/** From one cut to the next, units. */
const CUTS = 15

/** A whole small cheese with a white rind, scored crosswise and baked: molten paste wells up in the cuts. */
export const cheeseWheel: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: RADIUS * 1.06,
    paint(u, v, ink) {
      const distance = Math.hypot(u, v) - RADIUS + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2
      ink.mix(RIND, RIND_DEEP, smooth(0.35, 0.7, cloud(u * 0.09 + offset, v * 0.09)))
      ink.over(GOLD, 0.6 * smooth(0.48, 0.66, cloud(u * 0.05 - offset, v * 0.05)) + 0.4 * smooth(-7, -2, distance))
      const wander = (noise(u * 0.15 + offset, v * 0.15) - 0.5) * 1.6
      const cutOf = (along: number): number => Math.abs((((along + wander) / CUTS + 40) % 1) - 0.5) * CUTS
      const cut = smooth(2.4, 0.9, Math.min(cutOf(u), cutOf(v))) * smooth(-3, -6, distance)
      ink.over(MOLTEN, cut)
      ink.surface(0.3 + 0.6 * cut, 0.3, 13 * rounded(distance, 6) - 1.2 * cut)
      return distance
    },
  }
}
