import type { Food } from './food.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'
import type { Meal } from './meal.ts'

/** Nutrients with guides, in the order of {@link DayGuides}. */
export const GUIDE_NUTRIENTS = ['fibreG', 'saltG', 'saturatedFatG', 'ironMg', 'vitaminB12Ug'] as const
export type GuideNutrient = (typeof GUIDE_NUTRIENTS)[number]

/** An amount whose food figures may be incomplete. */
export interface KnownAmount {
  readonly amount: number
  /** A relevant figure is unknown and counted as zero, so the true amount may be higher. */
  readonly isAtLeast: boolean
}

export type GuideAmounts = Readonly<Record<GuideNutrient, KnownAmount>>

/** Edible grams of a food; the food is `null` when the table no longer contains it. */
export interface FoodAmount {
  readonly food: Food | null
  readonly grams: number
}

/**
 * Share of a meal's weight up to which an unknown figure counts as zero, because a pinch of spice does not matter.
 * Above it the sum is a lower bound. Our rule.
 */
const NEGLIGIBLE_SHARE = 0.05

const FIGURE_PER_100G = {
  fibreG: ({ per100g }) => per100g.fibreG,
  saltG: ({ per100g }) => per100g.saltG,
  saturatedFatG: ({ per100g }) => per100g.saturatedFatG,
  ironMg: ({ micronutrientsPer100g }) => micronutrientsPer100g.ironMg,
  vitaminB12Ug: ({ micronutrientsPer100g }) => micronutrientsPer100g.vitaminB12Ug,
} as const satisfies Record<GuideNutrient, (food: Food) => number | null>

/** Amounts of all nutrients with guides in one meal, unrounded; ingredients as bought, optional ones included. */
export function guideAmounts(parts: readonly FoodAmount[]): GuideAmounts {
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0)
  return mapNutrients((nutrient) => {
    let amount = 0
    let isAtLeast = false
    for (const { food, grams } of parts) {
      const per100g = food === null ? null : FIGURE_PER_100G[nutrient](food)
      if (per100g !== null) amount += (per100g * grams) / 100
      else if (grams > NEGLIGIBLE_SHARE * totalGrams) isAtLeast = true
    }
    return { amount, isAtLeast }
  })
}

/** {@link guideAmounts} of one base portion of a meal. */
export const mealGuideAmounts = (meal: Meal, foodById: FoodById): GuideAmounts =>
  guideAmounts(mealFoods(meal, foodById).map(({ food, ingredient }) => ({ food, grams: ingredient.grams })))

/** The amounts of a day: its meals times their scales. The lower bound of one meal makes the day a lower bound. */
export function dayGuideAmounts(
  meals: readonly { readonly amounts: GuideAmounts; readonly scale: number }[],
): GuideAmounts {
  return mapNutrients((nutrient) => ({
    amount: meals.reduce((sum, { amounts, scale }) => sum + amounts[nutrient].amount * scale, 0),
    isAtLeast: meals.some(({ amounts }) => amounts[nutrient].isAtLeast),
  }))
}

function mapNutrients(amountOf: (nutrient: GuideNutrient) => KnownAmount): GuideAmounts {
  return {
    fibreG: amountOf('fibreG'),
    saltG: amountOf('saltG'),
    saturatedFatG: amountOf('saturatedFatG'),
    ironMg: amountOf('ironMg'),
    vitaminB12Ug: amountOf('vitaminB12Ug'),
  }
}
