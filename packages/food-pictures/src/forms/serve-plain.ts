import { lambsLettuceBed, lettuceBed, rocketBed, spinachBed } from '../beds/leaf-bed.ts'
import { cocoaYoghurtBed } from '../beds/liquid-bed.ts'
import { cocoaPorridgeBed, paleCocoaPorridgeBed } from '../beds/porridge-beds.ts'
import { sauces, type Sauce } from '../beds/soups.ts'
import type { DrawBed } from '../beds/bed.ts'
import { smoothieBeds } from '../beds/smoothies.ts'
import { bed, type HeroDrawing } from '../foods/food-drawing.ts'
import { chooseBed, type BedFood } from './choose-bed.ts'
import { inBites } from './in-bites.ts'
import { mashHero, withMash } from './mash.ts'
import { MILKS, PASTA, ROLLED, TOMATO_BASES, YOGHURTS } from './kinds-of-food.ts'
import { hasFood, without, type DrawnFood, type Order } from './order.ts'
import { sauceTint } from './sauce-tint.ts'
import { smoothieTint } from './serve-smoothie.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings, toppingOf } from './toppings.ts'

type HeroFood = DrawnFood & { readonly drawing: HeroDrawing }
const isHeroFood = (food: DrawnFood): food is HeroFood => food.drawing.role === 'hero'

const isPasta = ({ foodId }: DrawnFood): boolean => PASTA.includes(foodId)
const SAUCE_FROM_G = 70
const STIRRED_INTO = [...MILKS, ...YOGHURTS, 'coconut-milk']
/** This many grams of chia set a drink. Yoghurt needs more, because a little is only sprinkled over it. */
const PUDDING_FROM_G = 8
const STIRRED_IN_FROM_G = 18

/** In a salad these leaves lie below everything else, even a handful of them. */
const SALAD_BEDS: Readonly<Record<string, DrawBed>> = {
  lettuce: lettuceBed,
  spinach: spinachBed,
  rocket: rocketBed,
  'lambs-lettuce': lambsLettuceBed,
}
const SALAD_SPREAD = 4

const asSaladBed = (food: DrawnFood): DrawnFood => {
  const leaves = SALAD_BEDS[food.foodId]
  const aside = toppingOf(food)
  return leaves ? { ...food, drawing: bed(leaves, SALAD_SPREAD, aside ? { aside } : {}) } : food
}

/** Milky foods are stirred into a wet bed and not visible on it. */
const isMilky = ({ drawing }: DrawnFood): boolean => drawing.role === 'bed' && drawing.isWet === true

function bedOf(order: Order, hasHero: boolean): BedFood | null {
  if (order.form === 'pasta') {
    const pasta = chooseBed(without(order, (food) => !isPasta(food)))
    if (pasta) return pasta
  }
  return chooseBed(without(order, (food) => hasHero && isMilky(food)))
}

const OATS = ['rolled-oats', 'gluten-free-oats']
/** A teaspoon of cocoa makes oats dark, in grams. */
const DARK_FROM_G = 4
const cocoaIn = (order: Order): number => order.ingredients.find(({ foodId }) => foodId === 'cocoa')?.grams ?? 0

/** Cocoa stirred into porridge or yoghurt colours all of it. */
function drawBedOf(food: BedFood, order: Order): DrawBed {
  if (!hasFood(order, 'cocoa')) return food.drawing.draw
  if (ROLLED.includes(food.foodId))
    return cocoaIn(order) < DARK_FROM_G && OATS.includes(food.foodId) ? paleCocoaPorridgeBed : cocoaPorridgeBed
  return food.drawing.isWet ? cocoaYoghurtBed : food.drawing.draw
}

/** The sauce the meal was cooked in, when there is enough to see. */
export const cookedSauce = (order: Order): Sauce | null =>
  order.ingredients.some(({ foodId, grams }) => TOMATO_BASES.includes(foodId) && grams >= SAUCE_FROM_G)
    ? sauces[sauceTint(order.ingredients, 'stew')]
    : null

/** Soaked chia seeds set the food they are stirred into. */
function puddingBed(order: Order, bedFood: BedFood | null): DrawBed | null {
  if (bedFood && !bedFood.drawing.isWet) return null
  const needed = bedFood ? STIRRED_IN_FROM_G : PUDDING_FROM_G
  const isPudding = order.ingredients.some(({ foodId, grams }) => foodId === 'chia-seeds' && grams >= needed)
  if (!isPudding) return null
  return smoothieBeds[hasFood(order, ...STIRRED_INTO) ? 'cream' : smoothieTint(order.ingredients)]
}

function prepared(order: Order): Order {
  if (order.form === 'pasta') return inBites(without(order, ({ drawing }) => drawing.cooksAway === true))
  return order.form === 'salad' ? { ...order, foods: order.foods.map(asSaladBed) } : order
}

/** The ground of the dish: a bed of food, a pudding, or else the sauce itself. */
function groundOf(order: Order, bedFood: BedFood | null, hasHero: boolean): Pick<Serving, 'bed' | 'sauce' | 'layout'> {
  const sauce = cookedSauce(order)
  const pudding = hasHero ? null : puddingBed(order, bedFood)
  if (pudding) return { bed: pudding, sauce: null, layout: 'crescent' }
  if (!bedFood) return { bed: sauce?.draw ?? null, sauce: null, layout: 'sectors' }
  const layout = bedFood.drawing.isWet && !hasHero ? 'crescent' : 'sectors'
  return { bed: drawBedOf(bedFood, order), sauce: hasHero ? null : sauce, layout }
}

const servedHero = ({ foodId, drawing: { draw, scale } }: HeroFood): ServedHero => ({ foodId, draw, scale })

/** Bowls, salads, pasta and plain plates: a bed, one hero and sides around it. */
export function servePlain(asked: Order): Serving {
  const mash = mashHero(asked)
  if (mash)
    return servePlate(
      without(asked, ({ foodId }) => mash.inside.includes(foodId)),
      mash.hero,
    )
  const order = withMash(prepared(asked))
  const hero = order.foods.find(isHeroFood)
  return servePlate(
    without(order, (food) => food === hero),
    hero ? servedHero(hero) : null,
  )
}

/** A plate with this hero, and the foods of the order below and beside it. */
export function servePlate(order: Order, hero: ServedHero | null): Serving {
  const bedFood = bedOf(order, hero !== null)
  const ground = groundOf(order, bedFood, hero !== null)
  const rest = without(order, (food) => food === bedFood || (ground.layout === 'crescent' && isMilky(food)))
  return {
    ...EMPTY_SERVING,
    ...ground,
    ...chooseToppings(rest.foods, hero ? 1 : 0),
    vessel: ground.bed || !hero ? 'bowl' : 'plate',
    hero,
  }
}
