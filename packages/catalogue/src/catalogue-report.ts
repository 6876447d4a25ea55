import { MEAL_TYPES, type MacroShares, type MealType } from '@dayplate/nutrition'
import type { Catalogue } from './catalogue.ts'
import { checkCatalogue } from './check-catalogue.ts'
import { DIET_GROUPS, type DietGroup } from './diet-group.ts'
import { type MealFacts, mealFacts } from './meal-facts.ts'

/** Shares of energy in % that each meal type and diet group should reach on both sides, so that any target can be met. */
const SPREAD = { protein: { low: 12, high: 30 }, fat: { low: 20, high: 45 } } as const

/** Plain text that shows recipe writers where they stand: every meal by type, then counts, spread and failed checks. */
export function catalogueReport(catalogue: Catalogue): string {
  const facts = mealFacts(catalogue)
  const { failures, foodsOffFactors } = checkCatalogue(catalogue)
  return [
    ...MEAL_TYPES.flatMap((type) =>
      typeTable(
        type,
        facts.filter(({ meal }) => meal.type === type),
      ),
    ),
    'Spread by type and diet group (P and F in % of energy)',
    ...MEAL_TYPES.flatMap((type) => DIET_GROUPS.map((group) => spreadLine(type, group, facts))),
    '',
    `Foods whose energy differs from 4/4/9/2 (told, not refused): ${foodsOffFactors.join(', ') || 'none'}`,
    '',
    `Failed checks: ${failures.length}`,
    ...failures.map(({ check, subject, message }) => `  ${check}: ${subject}: ${message}`),
  ].join('\n')
}

function typeTable(type: MealType, facts: readonly MealFacts[]): readonly string[] {
  return [
    `${type} (${facts.length})`,
    '  kcal   P/ F/ C %  diet        keeps  meal',
    ...facts.toSorted((a, b) => a.shares.proteinPercent - b.shares.proteinPercent).map(mealLine),
    '',
  ]
}

function mealLine({ meal, nutrition, shares, group }: MealFacts): string {
  const kcal = String(Math.round(nutrition.kcal)).padStart(6)
  return `${kcal}  ${sharesText(shares)}    ${group.padEnd(10)}  ${String(meal.keepsDays).padStart(5)}  ${meal.id}`
}

function sharesText({ proteinPercent, fatPercent, carbohydratePercent }: MacroShares): string {
  return [proteinPercent, fatPercent, carbohydratePercent].map((share) => String(share).padStart(2)).join('/')
}

function spreadLine(type: MealType, group: DietGroup, facts: readonly MealFacts[]): string {
  const members = facts.filter((fact) => fact.meal.type === type && fact.group === group)
  const heading = `  ${type.padEnd(9)}  ${group.padEnd(10)}  ${String(members.length).padStart(2)} meals`
  if (members.length === 0) return heading
  const protein = members.map(({ shares }) => shares.proteinPercent)
  const fat = members.map(({ shares }) => shares.fatPercent)
  const kcal = members.map(({ nutrition }) => Math.round(nutrition.kcal))
  const gaps = [...sideGaps('P', protein, SPREAD.protein), ...sideGaps('F', fat, SPREAD.fat)]
  const figures = `P ${rangeText(protein)}, F ${rangeText(fat)}, kcal ${rangeText(kcal)}`
  return `${heading}, ${figures}${gaps.length === 0 ? '' : `; lacks ${gaps.join(', ')}`}`
}

function rangeText(figures: readonly number[]): string {
  return `${Math.min(...figures)}–${Math.max(...figures)}`
}

function sideGaps(
  macro: string,
  shares: readonly number[],
  { low, high }: { low: number; high: number },
): readonly string[] {
  return [
    ...(shares.some((share) => share <= low) ? [] : [`${macro} ≤ ${low}`]),
    ...(shares.some((share) => share >= high) ? [] : [`${macro} ≥ ${high}`]),
  ]
}
