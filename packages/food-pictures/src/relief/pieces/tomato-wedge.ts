import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'

const SKIN = colour('#CC2A18')
const FLESH = colour('#EC5B3C')
const CORE = colour('#F6A884')
const JELLY = colour('#D23C16')
const PIP = colour('#F8DE94')

export interface WedgeSize {
  /** From tip to tip, units. */
  readonly length: number
  /** From the heart to the skin, units. */
  readonly depth: number
}

/** Distance to a circle through both tips and the middle of the skin. */
function segment({ length, depth }: WedgeSize): { readonly radius: number; readonly middle: number } {
  const half = length / 2
  const radius = (half * half + depth * depth) / (2 * depth)
  return { radius, middle: depth - radius }
}

/**
 * A wedge of a tomato on its side: skin around the back, the cut face with pips in jelly on both sides of a wall, and the
 * pale heart along the edge of the knife.
 */
export const tomatoWedge =
  (size: WedgeSize = { length: 31, depth: 14.5 }): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const grown = within(random, 0.9, 1.1)
    const { length, depth } = { length: size.length * grown, depth: size.depth * grown * within(random, 0.92, 1.08) }
    const { radius, middle } = segment({ length, depth })
    const offset = grainOffset(random)
    const wall = within(random, -0.14, 0.14) * length
    const lean = within(random, 0.08, 0.2)
    const point = { u: 0, v: 0, offset }
    return {
      reach: length / 2 + 1,
      paint(u, v, ink) {
        // The heart lies at the knife's edge, and the middle of the piece in its own middle.
        const across = v + depth * 0.5
        const wander = (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * (0.8 + soft)
        const back = Math.hypot(u, across - middle) - radius
        const knife = -across - (u * u * 0.2) / length
        const distance = Math.max(back, knife) + wander + smooth(length * 0.42, length * 0.52, Math.abs(u)) * 1.5
        const inside = smooth(-depth * 0.16, -depth * 0.26, back) * smooth(-depth * 0.18, -depth * 0.34, knife)
        const split = smooth(length * 0.035, length * 0.08, Math.abs(u - wall - across * 0.15))
        const tips = smooth(length * 0.4, length * 0.3, Math.abs(u))
        const chamber = inside * split * tips
        ink.mix(FLESH, CORE, 0.8 * smooth(depth * 0.3, 0, across) * smooth(length * 0.4, length * 0.1, Math.abs(u)))
        ink.over(CORE, 0.35 * (1 - split) * inside)
        ink.over(JELLY, 0.9 * chamber)
        const isPip = chamber > 0.6 && noise(u * 0.52 + offset, v * 0.52) > 0.68
        if (isPip) ink.over(PIP, 0.9)
        ink.over(SKIN, smooth(-depth * 0.13, -depth * 0.07, back))
        const top = depth * 0.62 * rounded(back, depth * 0.5) * (0.45 + 0.55 * rounded(knife, 1.6))
        ink.surface(0.55 + 0.35 * smooth(-2, -0.5, back), 0.05, top - across * lean - chamber * (isPip ? 0.2 : 0.9))
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.6)
        return distance
      },
    }
  }
