import { breadKind } from '../../pieces/dough/bread-kinds.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Stage } from '../../scene/stage.ts'
import { arrange, portions } from './arrange.ts'
import { coverBed } from './cover-bed.ts'
import { layBread, spreadBed } from './spread-bed.ts'
import { sortFoods } from './sorted-foods.ts'

/** Spots below this radius are sides of another dish. */
const SIDE_RADIUS = 50

/** At least two slices on a plate of their own, however small; one or two beside another dish. */
function sliceCount({ spot }: Stage, bread: PlatedFood | null, grams: number): number {
  return portions(bread?.grams ?? grams, grams, spot.radius < SIDE_RADIUS ? [1, 2] : [2, 4])
}

/** Slices of bread side by side, spread and covered. */
export function layOpenSandwich(stage: Stage): void {
  const { spot, random, dish, toppings } = stage
  const foods = [...dish.foods, ...toppings.flatMap((topping) => topping.dish.foods)]
  const sorted = sortFoods(foods)
  const kind = breadKind(sorted.base?.foodId)
  const count = sliceCount(stage, sorted.base, kind.grams)
  const beds = arrange(spot, random, { count, a: kind.a, b: kind.b, gap: 5, most: 1.3 })
  for (const bed of beds) {
    layBread(stage, bed, { bread: sorted.base, kind })
    spreadBed(stage, bed, { spreads: sorted.spreads, kind })
  }
  for (const bed of beds) coverBed(stage, bed, { foods: sorted, beds: beds.length })
}
