import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cells, cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const BREAD = colour('#4E3120')
const BREAD_PALE = colour('#6E4A30')
const EDGE = colour('#8A6444')
const KERNEL = colour('#A9855A')
/** How thick a slab is, seen along its top, units. */
const THICK = 2.6
/** How high its head stands over its foot, units. */
const LEAN = 11

export interface GravestoneSize {
  /** Half its width and its height over the crust, units. */
  readonly half: number
  readonly tall: number
}

/** A slab of dark bread with a round top, stuck upright into a crust: its foot at (0, 0), its head to the back, which is up. */
export function gravestone(random: Random, { half, tall }: GravestoneSize): Piece {
  const offset = grainOffset(random)
  const slant = within(random, -0.06, 0.06)
  return {
    reach: tall + half,
    halfWidth: tall + THICK + 1,
    paint(u, v, ink) {
      const x = u + v * slant
      // The round top is half a circle on straight sides.
      const shoulder = -(tall - half)
      const head = v < shoulder ? Math.hypot(x, v - shoulder) - half : Math.abs(x) - half
      const foot = v - (cloud(u * 0.2 + offset, 3) - 0.5) * 3
      const distance = Math.max(head, foot) + (noise(u * 0.3 + offset, v * 0.3) - 0.5) * 0.7
      const { near, luck } = cells(u * 0.26 + offset, v * 0.26)
      ink.mix(BREAD, BREAD_PALE, smooth(0.35, 0.7, cloud(u * 0.12 + offset, v * 0.12)))
      if (luck > 0.55) ink.over(KERNEL, 0.75 * smooth(0.4, 0.28, near))
      ink.over(EDGE, 0.9 * smooth(-THICK, -THICK + 0.8, head))
      const crumb = noise(u * 0.5 + offset, v * 0.5)
      ink.dim(0.86 + 0.24 * crumb)
      ink.surface(0.15, 0.5, 4 + LEAN * smooth(0, -tall, v) + (crumb - 0.5) * 1.2)
      return distance
    },
  }
}
