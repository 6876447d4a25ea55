import { within } from '../paint/chance.ts'
import { between, colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'
import { stick } from './stick.ts'

const PALE = colour('#FBE6C8')
const HEATS_BEND = 1.6

/** A strip cut across a bell pepper: broad, curved as its wall, glossy outside and paler where the knife went. */
export const pepperStrip =
  ({ colour: main, second, peel = second }: Flesh): CookedMaker =>
  ({ browned, soft }) => {
    const cut = between(main, PALE, 0.42)
    return (random) => {
      const width = within(random, 10.5, 12.5)
      const isInside = random() < 0.3
      return stick(random, {
        length: within(random, 22, 28),
        width,
        height: 4.2,
        bend: within(random, 3, 5.5) * (1 + soft * (HEATS_BEND - 1)) * (random() < 0.5 ? -1 : 1),
        taper: 0.06,
        square: 0.5,
        colour: isInside ? between(main, PALE, 0.14) : main,
        second: isInside ? main : second,
        gloss: isInside ? 0.4 : 0.75,
        grain: 0.08,
        browned,
        paint(ink, { u, v, offset }) {
          ink.over(cut, smooth(width * 0.24, width * 0.36, v))
          if (!isInside) ink.over(peel, 0.5 * smooth(-width * 0.3, -width * 0.46, v))
          ink.height += Math.sin(u * 0.14 + offset) * (0.7 + soft * 0.6)
        },
      })
    }
  }
