import { grainKind } from '../../looks/grain-kinds.ts'
import { isVisible } from '../../looks/look-of.ts'
import { partOf } from '../../crockery/share-spot.ts'
import { FULL_TURN } from '../../paint/chance.ts'
import { grainBed } from '../../pieces/grain-bed.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isSauceFood, stewSauce } from '../../plating/dish-sauce.ts'
import { drizzle } from '../../plating/drizzle.ts'
import { isGrain, isProtein, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { isDeep, partStage } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import { ownerOf, stageOfTopping, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'

/** What dyes vegetables that are tossed with it, and how much of it is seen on them. */
const SPICES = new Set(['curry-powder', 'turmeric'])
const SPICED = 0.6

/** Fields that a bowl has room for. */
const MOST_FIELDS = 6
/** The first field lies at the upper left, where the light comes from. */
const FIRST_ANGLE = -2.3

/** A bowl of grain with its foods side by side, each in a field of its own. */
export function layGrainBowl(stage: Stage): void {
  const { spot, random, scene } = stage
  const { x, y, radius, floor, level } = spot
  const foods = stage.dish.foods.filter(isVisible)
  const grain = foods.find(isGrain) ?? foods[0]
  if (grain === undefined) return
  stamp(scene, grainBed(random, { kind: grainKind(grain.foodId), a: radius, rise: 7, uneven: 0.03 }), {
    x,
    y,
    base: isDeep(spot) ? level - 5 : floor,
    owner: ownerOf(stage, grain),
    clip: spot.inside,
  })
  const over = stage.toppings.flatMap((topping) => {
    const above = stageOfTopping(stage, topping)
    return above.dish.foods.filter(isVisible).map((food) => ({ food, above }))
  })
  const own = foods.filter((food) => food !== grain).map((food) => ({ food, above: stage }))
  const laid = [...own, ...over]
  const fields = laid
    .filter(({ food }) => !isStrewn(food) && !isSauceFood(food))
    .toSorted((one, other) => other.food.grams - one.food.grams)
  for (const [index, { food, above }] of fields.slice(0, MOST_FIELDS).entries()) {
    layField(above, food, { index, count: Math.min(fields.length, MOST_FIELDS) })
  }
  for (const { food, above } of fields.slice(MOST_FIELDS)) {
    layPieces(above, [food], { x, y, a: radius * 0.4, cover: 0.3, rise: 2, mostScale: 1 })
  }
  drizzle(stage, 0.5)
  for (const topping of stage.toppings) drizzle(stageOfTopping(stage, topping), 0.5)
  for (const { food, above } of laid.filter(({ food }) => isStrewn(food))) strewGarnish(above, [food], 0.6)
}

/** Lays one of several foods in a field of its own, around the middle. */
export function layField(
  stage: Stage,
  food: PlatedFood,
  { index, count }: { readonly index: number; readonly count: number },
): void {
  const angle = FIRST_ANGLE + (index / count) * FULL_TURN
  const far = count === 1 ? 0 : 0.5
  const size = count <= 2 ? 0.5 : count <= 4 ? 0.41 : 0.34
  const spice = stewSauce(
    stage.dish.foods.filter(({ foodId }) => SPICES.has(foodId)),
    0,
  )
  const spot = partOf(stage.spot, { x: Math.cos(angle) * far, y: Math.sin(angle) * far, size })
  layPieces(partStage(stage, spot, [food]), [food], {
    x: spot.x,
    y: spot.y,
    a: spot.radius * 1.05,
    b: spot.radius * 0.78,
    turn: angle + Math.PI / 2,
    rise: 4,
    cover: 1.5,
    leastScale: 0.9,
    mostScale: 1.25,
    ...(spice === null || isProtein(food) ? {} : { coat: { sauce: { ...spice, gloss: 0.35 }, amount: SPICED } }),
  })
}
