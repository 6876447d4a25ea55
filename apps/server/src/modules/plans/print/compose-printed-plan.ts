import { batchesOf, type Serving, type DatedServing } from '@dayplate/rules/shopping-list'
import type { PrintedPlan } from '../../../platform/graphql/schema.gen.ts'
import { requireVersion } from '../compose-day.ts'
import { composePrintedDay } from './compose-printed-day.ts'
import { composePrintedRecipe } from './compose-printed-recipe.ts'
import type { PrintComposition, PrintParts } from './print-composition.ts'
import { servingsOfDay } from './servings-of-day.ts'

/** Days with their recipes, each recipe once. */
export function composePrintedPlan(parts: PrintParts): PrintedPlan {
  const { days, from, to, catalogue } = parts
  const composition: PrintComposition = { ...parts, pots: batchesOf(days.map(servingsOfDay)) }
  const printed = days.filter(({ date }) => from <= date && date <= to)
  const eaten = printed
    .map(servingsOfDay)
    .flatMap(({ date, meals }) => meals.map((meal): DatedServing<Serving> => ({ date, meal })))
  return {
    plannedDays: printed.map((day) => composePrintedDay(day, composition)),
    recipes: [...Map.groupBy(eaten, ({ meal }) => meal.recipe)].map(([id, servings]) =>
      composePrintedRecipe(requireVersion(catalogue, id), servings, composition),
    ),
  }
}
