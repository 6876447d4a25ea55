import type { Random } from '../../../drawing/random.ts'
import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { slice } from '../slice.ts'

const WHITE = colour('#FFFDF6')
const SHADE = colour('#F1EBDE')
const YOLK = colour('#F7BC36')
const PALE_YOLK = colour('#FAD368')
const RING = colour('#D9B24A')

/** A round slice of a boiled egg. */
export const eggSlice = (random: Random): Piece => {
  const aside = within(random, -0.08, 0.08)
  const yolk = within(random, 0.52, 0.6)
  return slice(random, {
    radius: within(random, 12.5, 14.5),
    oval: within(random, 0.84, 0.95),
    height: 2.6,
    lift: 1.2,
    gloss: 0.5,
    grain: 0.05,
    paint(ink, { share, angle, u, v, offset }) {
      const far = share + aside * Math.cos(angle)
      ink.mix(WHITE, SHADE, smooth(0.7, 1, share))
      ink.over(RING, 0.5 * smooth(yolk + 0.05, yolk, far))
      ink.over(YOLK, smooth(yolk, yolk - 0.04, far))
      ink.over(PALE_YOLK, 0.55 * smooth(yolk, yolk - 0.05, far) * noise(u * 0.5 + offset, v * 0.5))
      ink.height += 0.8 * smooth(yolk, yolk - 0.1, far)
    },
  })
}
