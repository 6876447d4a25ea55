import { type Diet, MEAL_TYPES, type MacroShares, type MealType } from '@dayplate/nutrition'
import type { Catalogue } from './catalogue.ts'
import { checkCatalogue } from './gate/check-catalogue.ts'
import { gateTable } from './gate/gate-table.ts'
import type { MealFacts } from './gate/meal-facts.ts'

/** Plain text for recipe writers: every meal by type, then the results of the gate. */
export function catalogueReport(catalogue: Catalogue): string {
  const check = checkCatalogue(catalogue)
  return [
    ...MEAL_TYPES.flatMap((type) =>
      typeTable(
        type,
        check.facts.filter(({ meal }) => meal.type === type),
      ),
    ),
    gateTable(check),
  ].join('\n')
}

function typeTable(type: MealType, facts: readonly MealFacts[]): readonly string[] {
  return [
    `${type} (${facts.length})`,
    '  kcal   P/ F/ C %  diet        glp1  keeps  meal',
    ...facts.toSorted((a, b) => a.shares.proteinPercent - b.shares.proteinPercent).map(mealLine),
    '',
  ]
}

function mealLine({ meal, nutrition, shares, diets }: MealFacts): string {
  const kcal = String(Math.round(nutrition.kcal)).padStart(6)
  const glp1 = diets.has('glp1') ? 'yes' : ''
  const festive = meal.holidayId === null ? '' : ` (${meal.holidayId})`
  return `${kcal}  ${sharesText(shares)}    ${strictest(diets).padEnd(10)}  ${glp1.padEnd(4)}  ${String(meal.keepsDays).padStart(5)}  ${meal.id}${festive}`
}

function strictest(diets: ReadonlySet<Diet>): Diet {
  if (diets.has('vegan')) return 'vegan'
  return diets.has('vegetarian') ? 'vegetarian' : 'classic'
}

function sharesText({ proteinPercent, fatPercent, carbohydratePercent }: MacroShares): string {
  return [proteinPercent, fatPercent, carbohydratePercent].map((share) => String(share).padStart(2)).join('/')
}
