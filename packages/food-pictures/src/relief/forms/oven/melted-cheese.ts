import { tintOf } from '../../looks/tint-of.ts'
import { within } from '../../paint/chance.ts'
import { between, colour, shaded, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { spreadOut, type PointIn } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp, type Area } from '../../scene/stamp.ts'

const GOLD = colour('#D8892C')
const BROWN = colour('#8E4A16')
const WHITE_CHEESES = new Set(['mozzarella', 'feta', 'goat-cheese', 'ricotta', 'cottage-cheese', 'twarog', 'camembert'])
/** Cheese that has melted is paler than its slice. */
const MILDER = 0.4
const MILKY = colour('#FBEBC0')

/** A patch of cheese that has run and browned. */
export function cheesePatch(tint: Colour, size: number): PieceMaker {
  return (random) =>
    lump(random, {
      rx: size * within(random, 0.8, 1.4),
      ry: size * within(random, 0.65, 1),
      height: 1.5,
      edge: 5,
      uneven: 0.5,
      colour: tint,
      second: shaded(tint, 0.9),
      gloss: 0.75,
      grain: 0.1,
      fineness: 1.1 / size,
      mottle: 0.03,
      paint(ink, { u, v, offset }) {
        const patch = cloud(u * 0.08 + offset, v * 0.08)
        ink.over(GOLD, 0.8 * smooth(0.46, 0.62, patch))
        ink.over(BROWN, 0.7 * smooth(0.58, 0.72, patch))
        // Bubbles that have risen and set.
        ink.height += smooth(0.55, 0.85, noise(u * 0.2 - offset, v * 0.2)) * 1.6
      },
    })
}

export interface Melted {
  readonly pointIn: PointIn
  readonly count: number
  readonly size: number
  readonly clip?: Area
}

/** Cheese melted over what is there. */
export function meltedCheese(
  stage: Stage,
  cheese: PlatedFood,
  { pointIn, count, size, clip = stage.spot.inside }: Melted,
): void {
  const { scene, random } = stage
  const make = cheesePatch(WHITE_CHEESES.has(cheese.foodId) ? MILKY : between(tintOf(cheese), MILKY, MILDER), size)
  const owner = ownerOf(stage, cheese)
  for (const point of spreadOut(random, { count, pointIn })) {
    stamp(scene, make(random), { ...point, turn: random() * 6, owner, clip, sink: 0.6 })
  }
}
