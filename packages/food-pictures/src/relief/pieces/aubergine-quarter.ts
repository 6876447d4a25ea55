import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { CookedMaker } from './doneness.ts'
import { stick } from './stick.ts'

const FLESH = colour('#E9D6A4')
const FLESH_DEEP = colour('#CBA868')
const SKIN = colour('#3A1840')
const SKIN_LIGHT = colour('#5E2F62')
const GOLD = colour('#B4772E')
const BROWN = colour('#6E3E1A')

/** A quarter of an aubergine, cut lengthways: scored flesh on one side of its ridge, on the other its dark purple skin. */
export const aubergineQuarter: CookedMaker =
  ({ browned, soft }) =>
  (random) => {
    const width = within(random, 17, 20)
    // Quarters fall on either side.
    const side = random() < 0.5 ? 1 : -1
    return stick(random, {
      length: within(random, 46, 58),
      width,
      height: 9,
      bend: within(random, -4, 4) * (0.4 + soft),
      taper: 0.4,
      square: 0,
      colour: FLESH,
      second: FLESH_DEEP,
      gloss: 0.45 + soft * 0.2,
      grain: 0.2,
      paint(ink, { u, v, distance, offset }) {
        const across = v * side
        const wander = (cloud(u * 0.07 + offset, 3) - 0.5) * 3
        const skin = smooth(width * 0.04, width * 0.1, across + wander)
        const score = Math.min(Math.abs(((u + v * 0.9 + 600) % 10) - 5), Math.abs(((u - v * 0.9 + 600) % 10) - 5))
        const patch = cloud(u * 0.09 + offset, v * 0.12)
        const flesh = 1 - skin
        ink.over(GOLD, browned * flesh * 0.9 * smooth(0.35, 0.62, patch))
        ink.over(BROWN, browned * flesh * (0.8 * smooth(0.55, 0.74, patch) + 0.55 * smooth(1.3, 0.5, score)))
        ink.over(SKIN, skin)
        ink.over(SKIN_LIGHT, skin * 0.7 * smooth(0.5, 0.75, noise(u * 0.06 + offset, v * 0.5)))
        ink.over(SKIN, 0.8 * smooth(-2, -0.8, distance))
        ink.height -= flesh * smooth(1.4, 0.4, score) * 0.9
      },
    })
  }
