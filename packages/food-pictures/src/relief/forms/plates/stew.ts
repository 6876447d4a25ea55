import { isVisible } from '../../looks/look-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { companionsOf, layWithCompanions } from '../../plating/companions.ts'
import { isSauceFood, stewSauce, type DishSauce } from '../../plating/dish-sauce.ts'
import { isBread, isGrain, isMashed, isMass, isNoodle, isPotato, isStrewn } from '../../plating/food-kinds.ts'
import { layPieces } from '../../plating/lay-pieces.ts'
import { layMass, laySauce } from '../../plating/lay-surface.ts'
import { isDeep } from '../../plating/part-stage.ts'
import { strewGarnish } from '../../plating/strew-garnish.ts'
import type { Stage } from '../../scene/stage.ts'
import { isBraisedCabbage, layBraisedCabbage } from './braised-cabbage.ts'

/** Boiled by itself and put on the plate beside the stew. */
const isBeside = (food: PlatedFood): boolean =>
  !food.heats.includes('stewed') &&
  (isGrain(food) || isNoodle(food) || isBread(food) || (isPotato(food) && isMashed(food)))

/** Pieces half sunk in a thick, glossy sauce; grain, noodles and mash that were boiled by themselves lie beside it. */
export function layStew(stage: Stage): void {
  const visible = stage.dish.foods.filter(isVisible)
  const beside = visible.filter((food) => !isStrewn(food) && isBeside(food))
  const cooked = visible.filter((food) => !isStrewn(food) && !beside.includes(food))
  const isAlone = cooked.length === 0
  const sauce = stewSauce(stage.dish.foods.filter((food) => isAlone || !beside.includes(food)))
  if (sauce === null) return
  layWithCompanions(stage, isAlone ? [] : companionsOf(beside), (main) => {
    if (isBraisedCabbage(cooked)) layBraisedCabbage(main, cooked)
    else layInSauce(main, isAlone ? beside : cooked, sauce)
    strewGarnish(main, visible.filter(isStrewn), 0.6)
  })
}

/** Juice and oil alone, without water or anything poured: it wets what lies in it and coats nothing. */
const isJuice = (foods: readonly PlatedFood[], sauce: DishSauce): boolean =>
  sauce.grams === 0 && foods.every(({ foodId, grams }) => foodId !== 'water' && !(THICKENING.has(foodId) && grams > 0))
const THICKENING = new Set([
  'wheat-flour',
  'corn-starch',
  'potato-starch',
  'canned-tomatoes',
  'tomato-passata',
  'tomato-paste',
])

/** Blended into the sauce, with something else in it that is seen. */
const isInSauce = ({ cuts }: PlatedFood, foods: readonly PlatedFood[]): boolean =>
  cuts.includes('blended') && foods.some((food) => !food.cuts.includes('blended'))

function layInSauce(stage: Stage, foods: readonly PlatedFood[], sauce: DishSauce): void {
  const { x, y, radius } = stage.spot
  laySauce(stage, sauce)
  const mass = foods.filter(isMass).toSorted((one, other) => other.grams - one.grams)[0]
  if (mass !== undefined) layMass(stage, mass, sauce)
  const deep = isDeep(stage.spot)
  layPieces(
    stage,
    foods.filter((food) => food !== mass && !isInSauce(food, foods) && !(food === sauce.food && isSauceFood(food))),
    {
      x,
      y,
      a: radius * (deep ? 0.9 : 0.86),
      b: radius * (deep ? 0.9 : 0.74),
      turn: deep ? 0 : -0.25,
      isLoose: true,
      sink: 2.6,
      rise: 2,
      cover: mass === undefined ? 1.25 : 0.65,
      mostScale: radius > 60 ? 1.4 : 1.15,
      coat: { sauce, amount: isJuice(stage.dish.foods, sauce) ? 0.12 : 0.7 },
    },
  )
}
