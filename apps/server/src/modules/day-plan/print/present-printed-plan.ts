import { batchesOf, type Serving, type DatedServing } from '@dayplate/rules/shopping-list'
import type { PrintedPlan } from '../../../platform/graphql/schema.gen.ts'
import { recipeVersionOf, requireVersion } from '../../stored-plans/index.ts'
import { presentPrintedDay } from './present-printed-day.ts'
import { presentPrintedRecipe } from './present-printed-recipe.ts'
import type { PrintPresentation, PrintParts } from './print-presentation.ts'
import { servingsOfDay } from './servings-of-day.ts'

/** Days with their recipes, each recipe once. */
export function presentPrintedPlan(parts: PrintParts): PrintedPlan {
  const { days, from, to, catalogue } = parts
  const presentation: PrintPresentation = {
    ...parts,
    batches: batchesOf(days.map(servingsOfDay)),
    recipes: writtenRecipes(parts),
  }
  const printed = days.filter(({ date }) => from <= date && date <= to)
  const eaten = printed
    .map(servingsOfDay)
    .flatMap(({ date, meals }) => meals.map((meal): DatedServing<Serving> => ({ date, meal })))
  return {
    plannedDays: printed.map((day) => presentPrintedDay(day, presentation)),
    recipes: [...Map.groupBy(eaten, ({ meal }) => meal.recipe)].map(([id, servings]) =>
      presentPrintedRecipe(requireVersion(catalogue, id), servings, presentation),
    ),
  }
}

function writtenRecipes({ days, catalogue }: PrintParts): PrintPresentation['recipes'] {
  const replaced = days
    .flatMap(({ document }) => document.meals)
    .filter((planned) => recipeVersionOf(planned) !== planned.version)
  return new Map(replaced.map((planned) => [planned.version, requireVersion(catalogue, recipeVersionOf(planned))]))
}
