import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const RIND = colour('#FBF4E2')
const RIND_SHADE = colour('#EBDCB8')
const GOLD = colour('#D9A24A')
const CREAM = colour('#F7DC8A')
const LIP = colour('#B97E34')

/** Radius of the small cheese, units, and the distance of the cuts in its top. */
const RADIUS = 27
const CUTS = 12

/** A whole camembert, baked: its scored top has opened and lets out melted cheese. */
export const bakedCamembert: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: RADIUS * 1.06,
    paint(u, v, ink) {
      const distance = Math.hypot(u, v) - RADIUS + (cloud(u * 0.04 + offset, v * 0.04) - 0.5) * 1.6
      const patch = cloud(u * 0.07 + offset, v * 0.07)
      ink.mix(RIND, RIND_SHADE, smooth(0.35, 0.7, patch))
      ink.over(GOLD, 0.5 * smooth(0.5, 0.74, patch) + 0.3 * smooth(-6, -1, distance))
      const near = (along: number): number => Math.abs(along - Math.round(along / CUTS) * CUTS)
      const wander = (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 1.6
      const cut = Math.min(near(u + v * 0.3 + wander), near(v - u * 0.3 + wander)) * 1.04
      const onTop = smooth(-4.5, -7.5, distance)
      ink.over(LIP, 0.55 * onTop * smooth(2.6, 1.6, cut))
      const open = onTop * smooth(1.9, 1, cut)
      ink.over(CREAM, open)
      const bloom = (noise(u * 0.6, v * 0.6 + offset) - 0.5) * 0.7
      ink.surface(0.15 + 0.7 * open, 0.3 * (1 - open), 15 * rounded(distance, 5) + bloom - 1.4 * open)
      return distance
    },
  }
}
