import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import { cherryTomato } from './tomato.ts'
import type { CookedMaker } from './doneness.ts'
import { lump } from './lump.ts'

const SKIN = colour('#CF2A1A')
const FLESH = colour('#F0705A')
const JELLY = colour('#D93A1E')
const PIP = colour('#F7D98A')

/** Half a cherry tomato: as often as not its cut face is up. */
export const cherryTomatoHalf: CookedMaker = (doneness) => {
  const whole = cherryTomato(doneness)
  return (random) => {
    if (random() < 0.45) return whole(random)
    return lump(random, {
      rx: within(random, 9.5, 11),
      ry: within(random, 8.6, 10),
      height: 6,
      edge: 3,
      uneven: 0.04,
      colour: FLESH,
      second: FLESH,
      gloss: 0.85,
      grain: 0.05,
      browned: doneness.browned * 0.6,
      paint(ink, { u, v, distance, offset }) {
        const chamber = smooth(1.4, 2.4, Math.abs(v)) * smooth(-1.8, -3, distance)
        ink.over(JELLY, chamber * 0.9)
        if (chamber > 0.6 && noise(u * 0.8 + offset, v * 0.8) > 0.64) ink.over(PIP, 0.85)
        ink.height -= chamber * 0.7
        ink.over(SKIN, smooth(-1.5, -0.6, distance))
      },
    })
  }
}
