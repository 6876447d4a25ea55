import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { CookedMaker } from './doneness.ts'
import { lump } from './lump.ts'

const PALE = colour('#F7E6AC')
const YELLOW = colour('#F0D788')
const SKIN = colour('#C99A5B')
const SKIN_DARK = colour('#B5803F')
const SKIN_PALE = colour('#DDB77E')
const OPENED = colour('#F7E3A0')
const OPENED_DARK = colour('#F2D27C')
const CRACK = colour('#8A5A26')

/** A peeled potato, whole or halved. */
export const peeledPotato: CookedMaker =
  ({ browned }) =>
  (random) =>
    lump(random, {
      rx: within(random, 17, 21),
      ry: within(random, 14, 16.5),
      height: 15,
      uneven: 0.09,
      colour: PALE,
      second: YELLOW,
      gloss: 0.42,
      grain: 0.3,
      mottle: 0.05,
      browned: browned * 0.9,
    })

/** A potato in its skin, split open along the top. */
export const jacketPotato: PieceMaker = (random) => {
  const rx = within(random, 25, 30)
  const ry = within(random, 19, 22)
  const offset = grainOffset(random)
  return lump(random, {
    rx,
    ry,
    height: 17,
    edge: ry,
    uneven: 0.1,
    colour: SKIN,
    second: SKIN_DARK,
    gloss: 0.28,
    grain: 0.3,
    paint(ink, { u, v }) {
      if (noise(u * 0.5 + offset, v * 0.5) > 0.8) ink.dim(0.7)
      if (cloud(u * 0.12 + offset, v * 0.3) > 0.62) ink.over(SKIN_PALE, 0.6)
      const gap = 6.5 * (1 - (u / (rx * 0.82)) ** 2) + (noise(u * 0.3 + offset, 2) - 0.5) * 3
      const from = Math.abs(v) - gap
      if (from < 0) {
        ink.mix(OPENED, OPENED_DARK, cloud(u * 0.3, v * 0.3))
        ink.surface(0.12, 1, ink.height - 3.2 * Math.min(1, -from / 4))
      } else ink.over(CRACK, 0.5 * smooth(1.6, 0.8, from))
    },
  })
}
