import { within } from '../paint/chance.ts'
import { smooth } from '../paint/shape.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'
import { lump } from './lump.ts'

/** A bean, a little bent about its eye. */
export const bean =
  ({ colour, second }: Flesh, { length, width }: { readonly length: number; readonly width: number }): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const eye = within(random, 0.5, 1) * width
    return lump(random, {
      rx: length * within(random, 0.9, 1.1),
      ry: width * within(random, 0.9, 1.1),
      height: width * 1.15,
      uneven: 0.08,
      colour,
      second,
      gloss: 0.42 + soft * 0.1,
      grain: 0.06,
      browned,
      paint(ink, { u, v, distance }) {
        const dent = smooth(length * 0.5, 0, Math.hypot(u, (v - eye) * 1.4))
        ink.dim((1 - dent * 0.14) * (1 - 0.36 * smooth(-width * 0.4, 0, distance)))
        ink.height -= dent * width * 0.35
      },
    })
  }
