import { isDipped } from './forms/bowls/dippers.ts'
import { isVisible } from './looks/look-of.ts'
import { isSauceOnly } from './plating/dish-sauce.ts'
import { splitDrink } from './plating/split-drink.ts'
import { splitSide } from './plating/split-side.ts'
import type { PlatedDish, PlatedFood, PlatedMeal, Vessel } from './plated-meal.ts'
import type { ServedDish } from './scene/stage.ts'

/** Which dish of a meal goes where. */
export interface Seating {
  readonly main: ServedDish | undefined
  /** Laid by the form of the main dish: heaped or poured over it, or dipped into it. */
  readonly over: readonly ServedDish[]
  /** In the small bowl at the rim. */
  readonly inBowl: ServedDish | undefined
  /** On the main crockery, beside the main dish. */
  readonly beside: readonly ServedDish[]
  /** On a small plate of their own, because the main dish fills a bowl. */
  readonly onSidePlate: readonly ServedDish[]
}

/** What is filled to the brim, so that nothing lies beside the dish in it. */
const BRIMFUL: ReadonlySet<Vessel> = new Set<Vessel>(['bowl', 'cup', 'glass'])

/** Main dishes that are a bed, on which sides lie that would lie beside other dishes. */
const BEDS: Readonly<Partial<Record<PlatedDish['form'], readonly PlatedDish['form'][]>>> = {
  'grain-bowl': ['slices', 'stew', 'vegetables'],
  mash: ['stew', 'vegetables'],
}

/** Main dishes of liquid, which bread would soak in. */
const WET: ReadonlySet<PlatedDish['form']> = new Set<PlatedDish['form']>(['soup', 'stew', 'eggs-in-sauce'])

/** Slices that are eaten with a dish; croutons were diced, and toast may lie in it. */
const isSlice = ({ role, cuts, isTakenIn, isGarnish }: PlatedFood): boolean =>
  role === 'bread' && cuts.length === 0 && !isTakenIn && !isGarnish

/** Takes the bread out of a wet dish, so that it lies on a plate of its own. */
function withoutBread(served: ServedDish | undefined): {
  readonly main: ServedDish | undefined
  readonly bread: readonly ServedDish[]
} {
  const slices = served !== undefined && WET.has(served.dish.form) ? served.dish.foods.filter(isSlice) : []
  if (served === undefined || slices.length === 0) return { main: served, bread: [] }
  const { dish } = served
  return {
    main: { ...served, dish: { ...dish, foods: dish.foods.filter((food) => !slices.includes(food)) } },
    bread: [{ ...served, dish: { ...dish, form: 'open-sandwich', place: 'beside', traits: [], foods: slices } }],
  }
}

/** A sauce for the plate is poured over, not given a place of its own. */
const isLaidOver = (dish: PlatedDish, main: PlatedDish | undefined): boolean =>
  dish.place === 'over' ||
  (dish.place === 'beside' &&
    (isSauceOnly(dish) || (main !== undefined && (BEDS[main.form]?.includes(dish.form) ?? false))))

/** Gives each dish of a meal its place on the table. */
export function seatingOf({ dishes, vessel }: PlatedMeal): Seating {
  const served = dishes.map((dish, index) => ({ dish, index }))
  const [whole, ...sides] = served
  const { main: withBread, drink } = splitDrink(whole)
  const { main, bread } = withoutBread(withBread)
  const dipped = main?.dish.form === 'spread' ? sides.filter(({ dish }) => isDipped(dish)) : []
  const others = sides.filter((side) => !dipped.includes(side))
  const beside = others
    .filter((side) => side.dish.place === 'beside' && !isLaidOver(side.dish, main?.dish))
    .flatMap((side) => splitSide(side))
  const isBrimful = BRIMFUL.has(vessel)
  return {
    main,
    over: [...others.filter(({ dish }) => isLaidOver(dish, main?.dish)), ...dipped],
    inBowl:
      others.find(({ dish }) => dish.place === 'bowl' && (dish.foods.some(isVisible) || isSauceOnly(dish))) ?? drink,
    beside: isBrimful ? [] : beside,
    onSidePlate: [...(isBrimful ? beside : []), ...bread],
  }
}
