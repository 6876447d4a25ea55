import { within } from '../paint/chance.ts'
import { shaded, type Colour } from '../paint/colour.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

/** A crumb or morsel of any food, by its colour. */
export function morsel(colour: Colour, size = 3.2, browned = 0): PieceMaker {
  const second = shaded(colour, 0.72)
  return (random) =>
    lump(random, {
      rx: size * within(random, 0.8, 1.4),
      ry: size * within(random, 0.7, 1.05),
      height: size * 0.9,
      uneven: 0.45,
      colour,
      second,
      gloss: 0.35,
      grain: 0.35,
      browned,
    })
}
