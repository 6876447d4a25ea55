import { implausibleAmount, type MealType, recipeIdOf } from '@dayplate/nutrition'
import { type CheckFailure, ofMeal } from './check-failure.ts'
import { factorKcal, isEnergyConsistent } from './factor-energy.ts'
import type { MealFacts } from './meal-facts.ts'

/** Energy of one base portion in kcal, by meal type. Plans scale portions, and a base far outside scales badly. */
export const BASE_PORTION_KCAL = {
  breakfast: { least: 300, most: 520 },
  lunch: { least: 400, most: 700 },
  snack: { least: 140, most: 260 },
  dinner: { least: 360, most: 640 },
} as const satisfies Record<MealType, { least: number; most: number }>

/** Checks one meal by itself. */
export function mealFailures(facts: MealFacts): readonly CheckFailure[] {
  return [...energyFailures(facts), ...amountFailures(facts), ...basePortionFailures(facts)]
}

/**
 * Checks the ordinary form of a meal, under the id of its recipe. Its base portion may differ by a few per cent from the
 * range, because ordinary bread weighs more than the special one of the recipe.
 */
export const ordinaryFormFailures = (facts: MealFacts): readonly CheckFailure[] =>
  [...energyFailures(facts), ...amountFailures(facts)].map((failure) => ({
    ...failure,
    subject: ofMeal(recipeIdOf(facts.meal.id)),
    message: `With ordinary foods: ${failure.message}`,
  }))

function energyFailures({ meal, nutrition }: MealFacts): readonly CheckFailure[] {
  if (isEnergyConsistent(nutrition)) return []
  return [
    {
      check: 'energy',
      subject: ofMeal(meal.id),
      message: `${Math.round(nutrition.kcal)} kcal by the table, ${Math.round(factorKcal(nutrition))} by 4/4/9/2`,
      remedy: 'Look up the foods told as off the factors, and take a row whose energy its macros make',
    },
  ]
}

function amountFailures({ meal, foods }: MealFacts): readonly CheckFailure[] {
  return foods.flatMap(({ food, ingredient }) => {
    const implausible = implausibleAmount(food, ingredient.grams)
    return implausible === null ? [] : [{ check: 'amount', subject: ofMeal(meal.id), ...implausible }]
  })
}

function basePortionFailures({ meal, nutrition }: MealFacts): readonly CheckFailure[] {
  const { least, most } = BASE_PORTION_KCAL[meal.type]
  if (nutrition.kcal >= least && nutrition.kcal <= most) return []
  return [
    {
      check: 'base portion',
      subject: ofMeal(meal.id),
      message: `${Math.round(nutrition.kcal)} kcal`,
      remedy: `A ${meal.type} has ${least} to ${most}: change its amounts`,
    },
  ]
}
