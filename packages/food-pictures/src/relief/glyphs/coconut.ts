import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'

const [SHELL, SHELL_DARK, MEAT, HOLLOW] = [colour('#7A5232'), colour('#4A2E1A'), colour('#FFFDF8'), colour('#E2DED2')]
const RADIUS = 26
/** Where the meat and the hollow begin, units from the middle. */
const MEAT_FROM = 21.6
const HOLLOW_FROM = 14.5

/** Half a coconut: a hairy shell, white meat and a hollow. */
export const coconutHalf: PieceMaker = (random) => {
  const offset = grainOffset(random)
  return {
    reach: RADIUS + 2,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      const hair = noise(Math.atan2(v, u) * 16 + offset, far * 0.3)
      const distance = far - RADIUS + (hair - 0.5) * 1.8
      ink.mix(SHELL, SHELL_DARK, hair)
      ink.over(MEAT, smooth(MEAT_FROM + 1.2, MEAT_FROM - 0.4, far))
      const inHollow = smooth(HOLLOW_FROM + 1, HOLLOW_FROM - 2, far)
      ink.over(HOLLOW, inHollow * (0.75 + 0.25 * cloud(u * 0.1 + offset, v * 0.1)))
      ink.surface(far > MEAT_FROM ? 0.12 : 0.5, far > MEAT_FROM ? 0.4 : 0.05, 0)
      ink.height = 13 * rounded(distance, 4) - 11 * rounded(far - HOLLOW_FROM, HOLLOW_FROM) * inHollow
      return distance
    },
  }
}
