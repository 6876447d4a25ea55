import { within } from '../paint/chance.ts'
import { between } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { dicedOf } from './cuts-of-flesh.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'
import { lump } from './lump.ts'

/** Cubes of a squash: a pot boils them until they slump and their edges crumble away. */
export function meltingDice(flesh: Flesh, half: number): CookedMaker {
  const { colour, second } = flesh
  const pale = between(colour, { red: 1, green: 0.8, blue: 0.45 }, 0.25)
  const cubes = dicedOf(flesh, half)
  return (done) => {
    if (done.soft < 1) return cubes(done)
    return (random) =>
      lump(random, {
        rx: half * within(random, 1, 1.35),
        ry: half * within(random, 0.85, 1.1),
        height: half * 0.75,
        uneven: 0.34,
        colour: pale,
        second: between(colour, second, 0.3),
        gloss: 0.5,
        grain: 0.12,
        fineness: 1.5 / half,
        paint(ink, { u, v, offset }) {
          ink.height += (cloud(u * 0.16 + offset, v * 0.16) - 0.5) * half * 0.4
        },
      })
  }
}
