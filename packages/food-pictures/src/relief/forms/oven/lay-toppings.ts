import { shaded } from '../../paint/colour.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { isLiquid } from './kinds.ts'
import { sauceOf } from './sauce-tint.ts'
import { strewFilling } from './strew-filling.ts'
import { isSeen } from './part-look.ts'

/** A sauce that was spooned over the middle. */
function spoonOver(stage: Stage, foods: readonly PlatedFood[], share: number): void {
  const sauce = sauceOf(foods)
  if (sauce === null) return
  const { scene, spot, random } = stage
  const a = spot.radius * share
  const pool = lump(random, {
    rx: a,
    ry: a * 0.82,
    height: 4,
    edge: 9,
    uneven: 0.26,
    colour: sauce.tint,
    second: shaded(sauce.tint, 0.78),
    gloss: 0.75,
    grain: 0.1,
    rough: 3,
    fineness: 0.05,
    mottle: 0.03,
  })
  stamp(scene, pool, {
    x: spot.x,
    y: spot.y,
    turn: random() * 6,
    sink: 2,
    owner: ownerOf(stage, sauce.food),
    clip: spot.inside,
  })
}

/** How much of the spot a poured sauce and a spoonful of yoghurt cover, in shares of the radius. */
const POURED = 0.58
const SPOONED = 0.3

/** Whether a topping is thick and cold, so that it lies in one spoonful. */
const isYoghurt = (foods: readonly PlatedFood[]): boolean =>
  foods.some(({ role, isTakenIn }) => role === 'yoghurt-like' && !isTakenIn)

/** Lays dishes that go over the main one: a sauce with what is in it, or a heap. */
export function layToppings(stage: Stage): void {
  const { spot } = stage
  for (const topping of stage.toppings) {
    const above = stageOfTopping(stage, topping)
    const foods = topping.dish.foods
    const isSpooned = isYoghurt(foods)
    if (!isSpooned && foods.some((food) => isLiquid(food) || food.foodId === 'water')) spoonOver(above, foods, POURED)
    const spooned = foods.find(({ role, isTakenIn }) => role === 'yoghurt-like' && !isTakenIn)
    const seen = foods.filter((food) => isSeen(food) && food !== spooned)
    const pointIn = inEllipse({ ...spot, a: spot.radius * 0.52 })
    strewFilling(
      above,
      seen.filter(({ isGarnish }) => !isGarnish),
      { pointIn, count: isSpooned ? 18 : 42, mostReach: 14 },
    )
    // Yoghurt comes last, in one spoonful, on the fruit.
    if (isSpooned) spoonOver(above, foods, SPOONED)
    strewFilling(
      above,
      seen.filter(({ isGarnish }) => isGarnish),
      { pointIn, count: 26, mostReach: 9 },
    )
  }
}
