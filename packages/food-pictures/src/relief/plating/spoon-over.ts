import { grainOffset } from '../paint/chance.ts'
import { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import { paintSauce } from '../pieces/pool.ts'
import { coat } from '../scene/coat.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import type { DishSauce } from './dish-sauce.ts'
import type { Pile } from './lay-pieces.ts'

/** Thickness of a sauce that hugs what it is spooned over, units. */
const THICK = 2.4
const sauceInk = new Ink()

/** Spoons a sauce over what is laid already: it follows the shape of the food and runs thin at its edge. */
export function spoonSauce(stage: Stage, sauce: DishSauce, { x, y, a, b = a, turn = 0 }: Pile): void {
  const offset = grainOffset(stage.random)
  const around = ellipse(a, b)
  const point = { u: 0, v: 0, offset }
  const { random, scene, spot } = stage
  const lean = random() * 2
  coat(scene, {
    x,
    y,
    turn,
    reach: a * 1.4,
    owner: ownerOf(stage, sauce.food),
    clip: spot.inside,
    outline(u, v) {
      point.u = u
      point.v = v
      return around(u, v) + (cloud(u * 0.03 + offset, v * 0.03 + lean) - 0.5) * b * 0.9
    },
    paint(ink, distance) {
      paintSauce(sauceInk, point, sauce)
      const share = 0.7 * smooth(0, -2, distance) + 0.3 * smooth(-1, -6, distance)
      ink.over(sauceInk, share)
      ink.surface(sauce.gloss, 0.05, THICK * (0.4 * rounded(distance, 2) + 0.6 * smooth(-1, -9, distance)))
    },
  })
}
