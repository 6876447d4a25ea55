import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import { cloud, noise } from '../paint/noise.ts'
import type { CookedMaker } from './doneness.ts'

const YELLOW = colour('#F6D766')
const DEEP = colour('#E3B63C')
const RIM = colour('#C9962A')
const HOLE = colour('#8A6420')

/** A lupin bean: a flat, yellow, rounded square with a dent, and the hole of its germ near one corner. */
export const lupin: CookedMaker = () => (random) => {
  const offset = random() * 99
  const size = within(random, 0.92, 1.1)
  const outline = box(7.2 * size, 6.5 * size, 4 * size)
  const at = { u: 3.7 * size, v: within(random, -1.5, 1.5) }
  return {
    reach: 8.6 * size,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.16 + offset, v * 0.16) - 0.5) * 1.4
      ink.mix(YELLOW, DEEP, smooth(0.4, 0.75, cloud(u * 0.2 + offset, v * 0.2)))
      ink.over(RIM, 0.6 * smooth(-1.3, 0, distance))
      const dent = smooth(3.6 * size, 1, Math.hypot(u + 0.8, v))
      const hole = smooth(1.5, 0.8, Math.hypot(u - at.u, v - at.v))
      const ring = smooth(2.4, 1.8, Math.hypot(u - at.u, v - at.v)) * (1 - hole)
      ink.over(HOLE, 0.85 * hole)
      ink.dim(1 + 0.05 * (noise(u * 0.7 + offset, v * 0.7) - 0.5))
      ink.surface(0.55, 0.06, 4.2 * rounded(distance, 2.6) - dent * 1.1 - hole * 1.4 + ring * 0.4)
      return distance
    },
  }
}
