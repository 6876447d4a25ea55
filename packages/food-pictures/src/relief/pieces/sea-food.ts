import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const PINK = colour('#F7B49A')
const ORANGE = colour('#E9794A')
const PALE = colour('#FBE6DA')
const TAIL = colour('#C8482A')
const SHELL = colour('#2B2F38')
const SHELL_EDGE = colour('#59606B')
const FLESH = colour('#EBA650')
const NACRE = colour('#C9CED6')
const RING = colour('#F9EFE6')
const RING_DARK = colour('#E6CDB9')

/** A shrimp, curled, with its bands and its tail. */
export function shrimp(random: Random): Piece {
  const offset = grainOffset(random)
  const radius = within(random, 8.4, 9.8)
  const thick = 4.7
  return {
    reach: radius + thick + 4,
    paint(u, v, ink) {
      const far = Math.hypot(u, v)
      // From the tail at 0 to the head at 1.
      const along = (Math.atan2(v, u) + Math.PI) / (Math.PI * 2)
      const open = Math.max(0.14 - along, along - 0.9) * radius * 6
      const here = thick * (0.5 + 0.62 * along)
      const body = Math.max(Math.abs(far - radius) - here, open)
      const fan = Math.hypot((u + radius * 0.95) * 0.8, v + 6.4) - 4.2
      const distance = Math.min(body, along < 0.3 ? fan : 99)
      const band = Math.abs(((along * 9) % 1) - 0.5)
      ink.mix(PINK, ORANGE, smooth(0.18, 0.42, band) * 0.7 + 0.2 * cloud(u * 0.2 + offset, v * 0.2))
      ink.over(PALE, 0.75 * smooth(0.6, -3, far - radius))
      if (along < 0.17) ink.over(TAIL, 0.8)
      ink.surface(0.7, 0.06, 8 * rounded(body, here) + 1.2 * smooth(0.1, 0.5, band) + 1.5)
      return distance
    },
  }
}

/** A mussel, open: a dark shell with the flesh in it. */
export function mussel(random: Random): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(15, 9)
  const inner = ellipse(12.6, 6.8)
  const meat = ellipse(8.5, 4.8)
  return {
    reach: 17,
    paint(u, v, ink) {
      const bow = v + u * u * 0.012
      const distance = outline(u, bow)
      const hollow = inner(u, bow)
      const flesh = meat(u - 1, bow) + (cloud(u * 0.2 + offset, v * 0.2) - 0.5) * 2.4
      ink.mix(SHELL, SHELL_EDGE, noise(u * 0.1, v * 0.7 + offset))
      ink.over(NACRE, smooth(0.6, -0.6, hollow))
      if (flesh < 0) ink.fill(FLESH)
      ink.surface(0.8, 0.05, 6 * rounded(distance, 3) - 3.4 * smooth(0, -3, hollow) + 5 * rounded(flesh, 4))
      return distance
    },
  }
}

/** A ring of squid. */
export function squidRing(random: Random): Piece {
  const offset = grainOffset(random)
  const radius = within(random, 8, 10.5)
  const oval = within(random, 0.75, 1)
  return {
    reach: radius + 4.5,
    paint(u, v, ink) {
      const far = Math.hypot(u, v / oval)
      const distance = Math.abs(far - radius + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 2) - 3.2
      ink.mix(RING, RING_DARK, smooth(-3, 0, distance))
      ink.surface(0.65, 0.08, 6 * rounded(distance, 3.2))
      return distance
    },
  }
}
