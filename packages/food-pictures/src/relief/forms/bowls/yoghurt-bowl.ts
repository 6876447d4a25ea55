import { tintOf } from '../../looks/tint-of.ts'
import { between, shaded } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { inEllipse } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { strew } from '../../scene/strew.ts'
import { FULL_TURN, within } from '../../paint/chance.ts'
import { dollop } from '../../looks/dairy-looks.ts'
import { blendOf } from './blend.ts'
import { pourCreamSurface } from './cream-surface.ts'
import { isSeen, pieceLookOf } from './fallback-look.ts'
import { fullLevel, inBowl } from './in-bowl.ts'
import { heaviest, isLiquid, isSpooned } from './kinds.ts'
import { layToppings, scaleOf } from './lay-toppings.ts'

const CURDS = new Set(['twarog', 'cottage-cheese', 'ricotta', 'tofu'])
const COLOURING = new Set(['cocoa', 'dark-chocolate', 'milk-chocolate'])
const FRUIT_ROLES = new Set(['berry', 'tart-fruit', 'stone-fruit', 'jam'])
const SAVOURY_ROLES = new Set(['crisp-vegetable', 'fresh-herb', 'onion-family', 'root-vegetable'])

const isMixedIn = (food: PlatedFood): boolean =>
  (food.cuts[0] === 'grated' ||
    food.cuts[0] === 'diced' ||
    food.cuts[0] === 'chopped' ||
    food.cuts[0] === 'mashed' ||
    food.cuts.length === 0) &&
  (food.foodId === 'mint' || (food.role !== null && SAVOURY_ROLES.has(food.role)))

/** The colour of the body: a little of what was whisked into it. */
function bodyTint(stage: Stage, body: PlatedFood) {
  const dyes = stage.dish.foods.filter((food) => food !== body && COLOURING.has(food.foodId) && food.grams >= 3)
  return dyes.length === 0 ? tintOf(body) : blendOf([{ ...body, grams: body.grams }, ...dyes])
}

/** Something savoury stirred in: cucumber, radish, herbs all through it. */
function layStirred(stage: Stage, foods: readonly PlatedFood[]): void {
  const { x, y, radius } = stage.spot
  for (const food of foods) {
    const look = pieceLookOf(food)
    const most = Math.round(40 * scaleOf(stage))
    strew(stage, food, {
      pointIn: inEllipse({ x, y, a: radius * 0.78 }),
      count: Math.min(most, Math.max(16, look.count)),
      scale: scaleOf(stage),
      sink: 1.2,
      look,
    })
  }
}

/** A heap over other food, as curd over potatoes. */
function layOver(stage: Stage, body: PlatedFood, rest: readonly PlatedFood[]): void {
  const { spot, scene, random } = stage
  const tint = tintOf(body)
  const isCurd = CURDS.has(body.foodId)
  const make = dollop({ colour: tint, second: shaded(tint, 0.94), radius: spot.radius * 0.42, rough: isCurd ? 4.5 : 2 })
  stamp(scene, make(random), {
    x: spot.x,
    y: spot.y,
    turn: random() * FULL_TURN,
    owner: ownerOf(stage, body),
    clip: spot.inside,
  })
  for (const food of rest) {
    strew(stage, food, {
      pointIn: inEllipse({ x: spot.x, y: spot.y, a: spot.radius * 0.36 }),
      count: Math.min(24, pieceLookOf(food).count),
      look: pieceLookOf(food),
      scale: within(random, 0.9, 1),
    })
  }
}

/** Yoghurt, skyr, quark or curd in a bowl: the turn of a spoon, fruit, crunch. */
export function layYoghurtBowl(given: Stage): void {
  const { foods } = given.dish
  const body = heaviest(foods, isSpooned) ?? heaviest(foods, isLiquid) ?? heaviest(foods)
  if (body === undefined) return
  const rest = foods.filter((food) => food !== body && isSeen(food) && !isLiquid(food) && !COLOURING.has(food.foodId))
  if (given.dish.place === 'over') return layOver(given, body, rest)
  const stage = inBowl(given)
  const level = fullLevel(stage) - 1
  const isCurd = CURDS.has(body.foodId)
  const tint = bodyTint(stage, body)
  const swirl = stage.dish.traits.includes('swirled')
    ? rest.find(({ role, cuts }) => role !== null && FRUIT_ROLES.has(role) && cuts[0] !== 'sliced')
    : undefined
  pourCreamSurface(stage, {
    level,
    owner: ownerOf(stage, body),
    colour: tint,
    deep: shaded(tint, 0.93),
    ...(swirl === undefined ? {} : { stain: between(tintOf(swirl), tint, 0.1) }),
    gloss: isCurd ? 0.4 : 0.6,
    curds: isCurd ? 1.1 : 0,
    wave: isCurd ? 1.2 : 2.4,
    rise: isCurd ? 7 : 4,
  })
  const stirred = rest.filter(isMixedIn)
  layStirred(stage, stirred)
  layToppings(
    stage,
    rest.filter((food) => !stirred.includes(food)),
    level + 1.5,
  )
  for (const topping of stage.toppings)
    layToppings({ ...stage, ...topping, toppings: [] }, topping.dish.foods.filter(isSeen), level + 1.5)
}
