import { FULL_TURN, within } from '../paint/chance.ts'
import { pool } from '../pieces/pool.ts'
import { inEllipse, spreadOut } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { stewSauce } from './dish-sauce.ts'
import { zigzag } from './zigzag.ts'

/** Less than this is not seen by itself. */
const LEAST_G = 14
/** Grams of one spoonful. */
const SPOON_G = 12
const MOST_SPOONS = 7
/** What is spooned over was hardly cooked, so that yoghurt stays white. */
const LITTLE_FOND = 2

/** Spoons a dish's sauce over what is laid already. */
export function drizzle(stage: Stage, reach = 0.6): void {
  const { scene, random, spot } = stage
  const sauce = stewSauce(
    stage.dish.foods.filter((food) => !food.isTakenIn),
    LITTLE_FOND,
  )
  if (sauce === null || sauce.grams < LEAST_G) return
  if (sauce.food.role === 'nut-butter') return zigzag(stage, sauce)
  const { x, y, radius, inside } = spot
  const count = Math.max(2, Math.min(MOST_SPOONS, Math.round(sauce.grams / SPOON_G)))
  const size = radius * 0.2 * Math.min(1.3, Math.sqrt(sauce.grams / 60) + 0.4)
  for (const point of spreadOut(random, { count, pointIn: inEllipse({ x, y, a: radius * reach }) })) {
    const blob = pool(random, {
      a: size * within(random, 0.8, 1.2),
      b: size * within(random, 0.4, 0.6),
      height: 1.8,
      uneven: 0.5,
      sauce,
    })
    stamp(scene, blob, {
      ...point,
      turn: random() * FULL_TURN,
      sink: 0.3,
      owner: ownerOf(stage, sauce.food),
      clip: inside,
    })
  }
}
