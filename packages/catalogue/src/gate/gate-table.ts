import { MEAL_TYPES } from '@dayplate/nutrition'
import { batchCount } from './batch-checks.ts'
import { CELL_MEALS, outerMeals, seasonCounts, spreadsOf } from './cell-checks.ts'
import type { CatalogueCheck } from './check-catalogue.ts'
import { subjectText } from './check-failure.ts'
import { MACROS, type MacroRange } from './macro-range.ts'
import { DIETS, type MealCell, cellName, exclusionText } from './meal-cells.ts'

/** Results of the gate as plain text: counts and spread of every cell, range of every diet, warnings and failures. */
export function gateTable(check: CatalogueCheck): string {
  const { cooked, keeping } = batchCount(check.facts)
  return [
    'Meals, those of the leanest season and, on either side of the spread, meals at or beyond its ends; after the exclusions none / milk / gluten / both',
    `  ${'type'.padEnd(9)}  ${'diet'.padEnd(10)}  ${'meals'.padEnd(19)}  ${'of a season'.padEnd(17)}  ${SPREAD_HEADING}`,
    ...MEAL_TYPES.flatMap((type) =>
      DIETS.map((diet) => cellLine(check.cells.filter((cell) => cell.type === type && cell.diet === diet))),
    ),
    '  (fat of GLP-1 meals: ≥ 35 %, because the diet allows none above 40)',
    '',
    'A day from … to … % of energy (targets of the grid of people)',
    ...check.reaches.map(
      ({ diet, exclusion, reached, wanted }) =>
        `  ${(diet + exclusionText(exclusion)).padEnd(34)}  ${reachText(reached, wanted)}`,
    ),
    '',
    `Lunches and dinners that keep a day or longer: ${keeping} of ${cooked}`,
    ...below(check.cells),
    `Foods whose energy differs from 4/4/9/2 (told, not refused): ${check.foodsOffFactors.join(', ') || 'none'}`,
    '',
    `Failed checks: ${check.failures.length}`,
    ...check.failures.map(
      ({ check: name, subject, message, remedy }) => `  ${name}: ${subjectText(subject)}: ${message}. ${remedy}`,
    ),
  ].join('\n')
}

const SPREAD_HEADING = 'protein ≤ 12 %, ≥ 32 %; fat ≤ 20 %, ≥ 45 %'

function cellLine(cells: readonly MealCell[]): string {
  const [first] = cells
  if (first === undefined) return ''
  const counts = cells.map(({ members }) => String(members.length)).join(' / ')
  const least = cells.map((cell) => Math.min(...seasonCounts(cell).map(({ count }) => count))).join(' / ')
  const spreads = spreadsOf(first.diet).map((spread) => {
    const outer = cells.map(({ members }) => outerMeals(members, spread))
    return `${outer.map(({ below: count }) => count).join('/')}, ${outer.map(({ above }) => above).join('/')}`
  })
  return `  ${first.type.padEnd(9)}  ${first.diet.padEnd(10)}  ${counts.padEnd(19)}  ${least.padEnd(17)}  ${spreads.join('; ')}`
}

const reachText = (reached: MacroRange, wanted: MacroRange): string =>
  MACROS.map((macro) => `${macro} ${range(reached[macro])} (${range(wanted[macro])})`).join(', ')

const range = ({ least, most }: MacroRange['fat']): string => `${(100 * least).toFixed(0)}–${(100 * most).toFixed(0)}`

function below(cells: readonly MealCell[]): readonly string[] {
  const few = cells.filter(({ members }) => members.length < CELL_MEALS.aim)
  if (few.length === 0) return []
  return [
    `Below the aim of ${CELL_MEALS.aim} (told, not refused): ${few.map((cell) => `${cellName(cell)} ${cell.members.length}`).join(', ')}`,
  ]
}
