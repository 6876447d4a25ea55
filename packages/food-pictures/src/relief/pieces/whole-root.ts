import { grainOffset, within } from '../paint/chance.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'

/** A whole root, or half of it along: thick at the left, thin at the right, ringed. */
export const wholeRoot =
  ({ colour, second, heart = colour }: Flesh): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const half = within(random, 26, 32)
    const thick = within(random, 6.4, 7.6)
    const point = { u: 0, v: 0, offset }
    return {
      reach: half + 2,
      halfWidth: thick * 1.4,
      paint(u, v, ink) {
        const here = thick * (0.78 - 0.42 * (u / half)) * Math.max(0.05, rounded(Math.abs(u) - half, half * 0.4))
        const bent = v - Math.sin(u * 0.06 + offset) * 1.2
        const distance = Math.max(Math.abs(bent) - here, Math.abs(u) - half)
        const ring = smooth(0.72, 0.9, noise(u * 0.8 + offset, v * 0.1))
        ink.mix(colour, second, smooth(0.3, 0.7, cloud(u * 0.12 + offset, v * 0.12)))
        ink.over(heart, 0.4 * ring)
        ink.surface(0.45 + soft * 0.25, 0.15, here * 1.2 * rounded(Math.abs(bent) - here, here) - 0.4 * ring)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.75)
        return distance
      },
    }
  }
