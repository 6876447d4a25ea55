import { partOf, shareSpot } from '../crockery/share-spot.ts'
import { layGrain } from '../forms/plates/grain.ts'
import { layMash } from '../forms/plates/mash.ts'
import { layPasta } from '../forms/plates/pasta.ts'
import { isVisible } from '../looks/look-of.ts'
import type { PlatedForm } from '../plated-meal.ts'
import { stageOfTopping, type Form, type Stage } from '../scene/stage.ts'
import { isSauceFood, stewSauce } from './dish-sauce.ts'
import { isStrewn } from './food-kinds.ts'
import { layPieces } from './lay-pieces.ts'
import { spoonSauce } from './spoon-over.ts'
import { strewGarnish } from './strew-garnish.ts'

/** Dishes that a stew is poured over lie beside it, so that both are seen. */
const STARCHES: Readonly<Partial<Record<PlatedForm, Form>>> = {
  grain: layGrain,
  'mixed-grain': layGrain,
  mash: layMash,
  noodles: layPasta,
  pasta: layPasta,
}

/** Share of a dish that is covered by what lies over it: a bed shows only its edge, and ryba po grecku its fish. */
const OVER = 0.66
const ON_BED = 0.78

/** A form with what is poured or heaped over it. */
export const withToppings =
  (form: Form): Form =>
  (stage) => {
    const starches = stage.toppings.flatMap((topping) => {
      const lay = STARCHES[topping.dish.form]
      return lay === undefined ? [] : [{ topping, lay }]
    })
    const poured = stage.toppings.filter(({ dish }) => STARCHES[dish.form] === undefined)
    const { main, sides } = shareSpot(stage.spot, starches.length)
    for (const [index, { topping, lay }] of starches.entries()) {
      lay({ ...stageOfTopping(stage, topping), spot: sides[index] ?? main })
    }
    // Forms may ask what is poured over them; they leave the pouring to this.
    form({ ...stage, spot: main, toppings: poured })
    const reach = stage.dish.form === 'mash' || stage.dish.form === 'fillet' ? ON_BED : OVER
    for (const topping of poured) pourOver({ ...stageOfTopping(stage, topping), spot: main }, reach)
  }

/** Pours a sauce over the middle of a dish, or heaps pieces there. */
function pourOver(stage: Stage, reach: number): void {
  const { spot } = stage
  const top = partOf(spot, { x: 0.04, y: 0.06, size: reach })
  const { x, y, radius } = top
  const foods = stage.dish.foods.filter(isVisible)
  const sauce = stewSauce(stage.dish.foods)
  const pieces = foods.filter((food) => !isStrewn(food) && !(food === sauce?.food && isSauceFood(food)))
  const isSauce = sauce !== null && (sauce.grams > 0 || stage.dish.form === 'stew')
  if (isSauce) {
    const isAlone = pieces.length === 0
    spoonSauce(stage, sauce, { x, y, a: radius, b: radius * (isAlone ? 0.5 : 0.66), turn: -0.3 })
  }
  layPieces(stage, pieces, {
    x,
    y,
    a: radius * 0.86,
    b: radius * 0.6,
    turn: -0.3,
    cover: isSauce ? 1.3 : 1.1,
    rise: 2,
    mostScale: radius > 45 ? 1.5 : 1.1,
    ...(isSauce ? { coat: { sauce, amount: 0.25 } } : {}),
  })
  strewGarnish({ ...stage, spot: top }, foods.filter(isStrewn), 0.7)
}
