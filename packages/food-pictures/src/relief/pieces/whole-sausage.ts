import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { SausageColours } from './sausage-slice.ts'

export interface SausageSkin extends SausageColours {
  /** The second colour of the skin. */
  readonly skinDeep: Colour
  /** Half its length over its radius, as it comes from the shop. */
  readonly slim: number
  /** Wrinkles of a dried skin, 0 to 1. */
  readonly wrinkled: number
}

export interface WholeSausageOptions {
  readonly skin: SausageSkin
  /** Half its length and its radius, units. */
  readonly half: number
  readonly radius: number
  /** How far its ends are bent away from its middle, units. */
  readonly bend: number
  /** Fried or baked: browned, its skin scored. */
  readonly browned: boolean
  /** Where the rest has been cut off, along it; whole when absent. */
  readonly cutAt?: number
}

const BROWN = colour('#7E3F18')
const BURNT = colour('#3E1C0C')
/** Width and height of the knot in which a skin ends, as shares of the radius. */
const KNOT = 0.3
/** Distance of two scores, as a share of the radius. */
const SCORES = 1.05

/** The slashes of a knife, opened by the heat: pale in the middle, dark at their lips. */
function score(ink: Ink, { face }: SausageSkin, place: { along: number; across: number; radius: number }): number {
  const { along, across, radius } = place
  const step = radius * SCORES
  const slanted = along - across * 0.55
  const far = Math.abs(slanted - Math.round(slanted / step) * step)
  const length = smooth(radius * 0.72, radius * 0.5, Math.abs(across))
  const lip = length * smooth(radius * 0.22, radius * 0.12, far)
  const open = length * smooth(radius * 0.12, radius * 0.04, far)
  ink.over(BURNT, 0.7 * (lip - open))
  ink.over(face, 0.85 * open)
  return -radius * 0.14 * lip
}

/** A whole sausage, lying: a bent roll with a knot at each end. */
export function wholeSausage(random: Random, options: WholeSausageOptions): Piece {
  const { skin, half, radius, bend, browned, cutAt = Infinity } = options
  const offset = grainOffset(random)
  const straight = half - radius
  const knot = radius * KNOT
  return {
    reach: half + knot * 2 + Math.abs(bend),
    halfWidth: radius + Math.abs(bend) + 2,
    paint(u, v, ink) {
      const across = v - bend * ((u / half) ** 2 - 0.5)
      const far = Math.hypot(Math.max(0, Math.abs(u) - straight), across)
      const body = far - radius - (cloud(u * 0.03 + offset, 1) - 0.5) * radius * 0.16
      const ending = Math.max(Math.abs(Math.abs(u) - half - knot * 0.4) - knot, Math.abs(across) - knot * 0.55)
      const distance = Math.max(Math.min(body, ending), u - cutAt)
      const patch = cloud(u * 0.05 + offset, v * 0.05)
      ink.mix(skin.skin, skin.skinDeep, smooth(0.32, 0.68, patch))
      if (noise(u * 0.34 + offset, v * 0.34) > 0.74) ink.over(skin.fat, 0.3)
      const wrinkle = skin.wrinkled * (noise(u * 0.14 + offset, across * 0.9) - 0.5)
      ink.dim(1 + wrinkle * 0.3)
      if (body > -0.5 && ending < body) ink.over(BROWN, 0.35)
      if (browned) {
        ink.over(BROWN, 0.85 * smooth(0.4, 0.66, patch + 0.12 * (1 - far / radius)))
        ink.over(BURNT, 0.6 * smooth(0.6, 0.8, cloud(u * 0.06 - offset, v * 0.06)))
      }
      const cut = browned ? score(ink, skin, { along: u, across, radius }) : 0
      const share = Math.min(1, far / radius)
      const height = body < 0 ? 2 + radius * 1.3 * Math.sqrt(1 - share * share) : knot
      ink.surface(browned ? 0.6 : 0.85, 0.1 + skin.wrinkled * 0.2, height + cut + wrinkle * 1.6)
      return distance
    },
  }
}

/** How far one sausage of a pair is bent, units a unit of its half length. */
export const bendOf = (random: Random, half: number): number => half * within(random, 0.2, 0.32)
