import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cells, cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { CookedMaker } from './doneness.ts'
import { lump } from './lump.ts'

export interface FloretColours {
  readonly bud: Colour
  readonly shade: Colour
  readonly stalk: Colour
}

const BUDS = 0.42

/** A floret with its stalk, of broccoli or cauliflower. */
export const floret =
  ({ bud, shade, stalk }: FloretColours): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const offset = grainOffset(random)
    const size = within(random, 0.85, 1.2)
    const lobes = Math.floor(within(random, 5, 8))
    const point = { u: 0, v: 0, offset }
    return {
      reach: 19 * size,
      paint(u, v, ink) {
        const x = u / size
        const y = v / size
        // Round heads of buds, crowded: valleys between them are narrow.
        const valley = Math.abs(Math.sin((Math.atan2(y + 4, x) * lobes) / 2 + offset))
        const lobe = Math.sqrt(valley) - 0.6
        const head = Math.hypot(x * 0.86, y + 4) - 10.5 - lobe * 3.4 + (cloud(u * 0.14 + offset, v * 0.14) - 0.5) * 4
        const foot = Math.max(Math.abs(x) - 3.4 + Math.min(0, (y - 9) * 0.18), Math.abs(y - 8) - 6.5)
        const distance = Math.min(head, foot) * size
        if (head < 0) {
          const { near, luck } = cells(x * BUDS + offset, y * BUDS)
          ink.mix(shade, bud, smooth(0.75, 0.15, near) * 0.8 + luck * 0.3)
          ink.over(shade, 0.7 * smooth(-3, 0, head))
          const top =
            9.5 * rounded(head, 9) +
            (0.6 - near) * 2.8 +
            lobe * smooth(2, 9, Math.hypot(x, y + 4)) * 2.4 +
            (cloud(u * 0.1, v * 0.1 + offset) - 0.5) * 5
          ink.surface(0.3 + soft * 0.2, 0.35, top)
        } else {
          ink.mix(stalk, shade, 0.4 * cloud(u * 0.2 + offset, v * 0.2))
          ink.surface(0.45 + soft * 0.2, 0.1, 5 * rounded(foot, 3))
        }
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.7)
        return distance
      },
    }
  }

const SPROUT = colour('#7FA63C')
const SPROUT_DARK = colour('#527E28')
const SPROUT_CORE = colour('#EDEBB4')

/** Half a Brussels sprout, cut face up: leaf on leaf about a pale core. */
export const sproutHalf: CookedMaker =
  ({ browned, soft }) =>
  (random) =>
    lump(random, {
      rx: within(random, 10, 12),
      ry: within(random, 8.5, 10),
      height: 5.5,
      edge: 3,
      uneven: 0.08,
      colour: SPROUT,
      second: SPROUT_DARK,
      gloss: 0.4 + soft * 0.2,
      grain: 0.15,
      browned: browned * 0.9,
      paint(ink, { u, v, distance, offset }) {
        const layer = Math.cos((distance + cloud(u * 0.15 + offset, v * 0.15) * 3) * 2.3)
        const inside = smooth(-0.8, -2.6, distance) * (1 - browned * 0.5)
        ink.over(SPROUT_CORE, 0.75 * inside * smooth(-0.2, 0.7, layer))
        ink.over(SPROUT_CORE, inside * smooth(3, 1.5, Math.abs(v)) * smooth(-5, 4, u))
        ink.height += layer * 0.4 * inside
      },
    })
