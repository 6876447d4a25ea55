import { within } from '../paint/chance.ts'
import { between, type Colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'
import { lump } from './lump.ts'

export interface BeanShape {
  readonly length: number
  readonly width: number
  /** Some slipped out of their skins, and are of this colour. */
  readonly peeled?: Colour
}

/** Share of the beans that slipped out of their skins. */
const PEELED = 0.4

/** Beans this much longer than wide are bent, as kidneys are. */
const BOWED_FROM = 1.65

/** A bean: plump, with an eye on one side; a peeled one shows the seam between its halves. */
export const bean =
  ({ colour: main, second, heart }: Flesh, { length, width, peeled }: BeanShape): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const isPeeled = peeled !== undefined && random() < PEELED
    const paler = between(main, second, within(random, 0, 0.8))
    const size = within(random, 0.86, 1.12)
    const seam = within(random, -0.2, 0.2) * width
    const eye = width * within(random, 0.62, 0.86)
    const piece = lump(random, {
      rx: length * size * within(random, 0.94, 1.06),
      ry: width * size * within(random, 0.94, 1.06),
      height: width * 1.05,
      uneven: 0.1,
      colour: isPeeled ? peeled : paler,
      second: isPeeled ? peeled : second,
      gloss: 0.3 + soft * 0.08,
      grain: 0.08,
      mottle: 0.03,
      browned,
      paint(ink, { u, v, distance }) {
        ink.dim(1 - 0.22 * smooth(-width * 0.3, 0, distance))
        if (isPeeled) {
          const line = smooth(width * 0.2, width * 0.05, Math.abs(v - seam - u * u * 0.012))
          ink.dim(1 - 0.4 * line)
          ink.height -= line * width * 0.2
          return
        }
        const at = smooth(length * 0.34, length * 0.16, Math.hypot(u * 0.7, (v - eye) * 1.6))
        if (heart === undefined) ink.dim(1 - 0.2 * at)
        else ink.over(heart, 0.85 * at)
        ink.height -= at * width * 0.16
      },
    })
    const bow = length > width * BOWED_FROM ? within(random, 0.06, 0.2) / length : 0
    return {
      ...piece,
      halfWidth: (piece.halfWidth ?? piece.reach) + bow * length * length,
      // The ends bend towards the eye.
      paint: (u, v, ink) => piece.paint(u, v - bow * u * u, ink),
    }
  }
