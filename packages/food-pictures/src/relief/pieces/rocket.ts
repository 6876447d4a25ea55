import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const GREEN = colour('#5E9A38')
const DEEP = colour('#3A7428')
const RIB = colour('#C4DC98')
const HALF = 20

/** A leaf of rocket: a thin stalk, three pairs of lobes and a round tip. */
export const rocketLeaf: PieceMaker = (random) => {
  const offset = grainOffset(random)
  const size = within(random, 0.8, 1.15)
  const bend = within(random, -4, 4)
  return {
    reach: (HALF + 4) * size,
    paint(u, v, ink) {
      const x = u / size
      const y = v / size - bend * ((x / HALF) ** 2 - 0.3)
      const lobe = Math.max(0, Math.sin((x + 15 + Math.abs(y) * 0.5) * 0.62)) ** 0.7
      const half = x < -13 ? 0.9 : x < 8 ? 1.7 + lobe * 4.8 : 5.4 * Math.sqrt(Math.max(0, 1 - ((x - 11) / 9) ** 2))
      const distance = Math.max(Math.abs(y) - half + (cloud(u * 0.2 + offset, v * 0.2) - 0.5) * 1.5, Math.abs(x) - HALF)
      ink.mix(GREEN, DEEP, smooth(0.3, 0.7, cloud(u * 0.12 + offset, v * 0.12)))
      ink.over(RIB, 0.9 * smooth(0.9, 0.4, Math.abs(y)))
      const wave = Math.sin(x * 0.3 + offset) * 1.6 + Math.abs(y) * 0.35
      ink.surface(0.45, 0.08, 2 + rounded(distance, 1.5) + wave)
      return distance * 0.8 * size
    },
  }
}
