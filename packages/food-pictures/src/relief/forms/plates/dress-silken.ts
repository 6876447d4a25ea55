import { lookOf } from '../../looks/look-of.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { shaded } from '../../paint/colour.ts'
import { pool } from '../../pieces/pool.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isSauceFood, stewSauce, type DishSauce } from '../../plating/dish-sauce.ts'
import { spoonSauce } from '../../plating/spoon-over.ts'
import { turned } from '../../plating/turned.ts'
import type { Point } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** Undiluted soy sauce is darker than what is cooked with it, and shines. */
function dressingOf(stage: Stage): DishSauce | null {
  const sauce = stewSauce(stage.dish.foods.filter(isSauceFood))
  return sauce === null
    ? null
    : { ...sauce, colour: shaded(sauce.colour, 0.72), second: shaded(sauce.second, 0.6), gloss: 1 }
}

/** Soy sauce that ran off silken tofu stands around its foot. */
export function poolUnderSilken(stage: Stage): void {
  const dressing = dressingOf(stage)
  if (dressing === null) return
  const { x, y, radius, floor, inside, lie = -0.16 } = stage.spot
  const puddle = pool(stage.random, { a: radius * 0.98, b: radius * 0.6, height: 2, uneven: 0.22, sauce: dressing })
  stamp(stage.scene, puddle, {
    x,
    y: y + radius * 0.1,
    base: floor,
    turn: lie,
    owner: ownerOf(stage, dressing.food),
    clip: inside,
  })
}

/** Shreds of ginger of one heap, and rings of onion around it. */
const SHREDS = 20
const RINGS = 5

/** What is piled on tofu: a heap of ginger or rings of spring onion on each slice. */
const isPiled = ({ foodId, isGarnish, isTakenIn }: PlatedFood): boolean =>
  isGarnish && !isTakenIn && (foodId === 'ginger' || foodId === 'spring-onion')

const rankOf = ({ foodId }: PlatedFood): number => (foodId === 'ginger' ? 1 : 0)

function pileOn(stage: Stage, place: Point, food: PlatedFood): void {
  const { scene, random, spot } = stage
  const look = lookOf(food)
  if (look === null) return
  const reach = spot.radius * (food.foodId === 'ginger' ? 0.09 : 0.2)
  const count = food.foodId === 'ginger' ? SHREDS : RINGS
  for (let index = 0; index < count; index += 1) {
    const angle = random() * FULL_TURN
    const far = Math.sqrt(random()) * reach
    stamp(scene, look.make(random), {
      x: place.x + Math.cos(angle) * far,
      y: place.y + Math.sin(angle) * far,
      turn: random() * FULL_TURN,
      scale: within(random, 0.9, 1.1),
      sink: 0.4,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}

/** Soy sauce runs over each slice of silken tofu and off its lower end; what was piled on it lies on the sauce. */
export function dressSilken(stage: Stage, places: readonly Point[]): void {
  const { random, spot, dish } = stage
  const { radius, lie = -0.16 } = spot
  const dressing = dressingOf(stage)
  // Ginger is sprinkled last, or the rings would hide it.
  const piled = dish.foods.filter(isPiled).toSorted((one, other) => rankOf(one) - rankOf(other))
  for (const place of places) {
    if (dressing !== null) {
      const run = turned(place, { u: within(random, -0.04, 0.04) * radius, v: radius * 0.26, turn: lie })
      spoonSauce(stage, dressing, { ...run, a: radius * 0.4, b: radius * 0.11, turn: lie + Math.PI / 2 })
      spoonSauce(stage, dressing, { ...place, a: radius * 0.18, b: radius * 0.15, turn: lie })
    }
    for (const food of piled) pileOn(stage, place, food)
  }
}
