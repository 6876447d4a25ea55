import type { MealTypeName } from '../../../domain/meal/meal-grounds.ts'

/** For each type of meal which of its replacements is shown, counted from one; zero is the planned meal. */
export type SwapCounts = Readonly<Record<MealTypeName, number>>

export const NO_SWAPS: SwapCounts = { Breakfast: 0, Lunch: 0, Snack: 0, Dinner: 0 }

interface TypedMeal {
  readonly mealType: { readonly type: MealTypeName }
}

/** The meals of a day with the replacements that are shown in their places. */
export function swappedMeals<Meal extends TypedMeal>(
  planned: readonly Meal[],
  replacements: readonly Meal[],
  counts: SwapCounts,
): readonly Meal[] {
  return planned.map((meal) => {
    const { type } = meal.mealType
    const others = replacements.filter(({ mealType }) => mealType.type === type)
    return others[counts[type] - 1] ?? meal
  })
}

interface CountedMeal {
  readonly kcal: number
  readonly macro: Readonly<Record<'protein' | 'fat' | 'carbohydrates', { readonly grams: number }>>
}

/** The sums of a day's meals, in kcal and grams. */
export const sumsOf = (meals: readonly CountedMeal[]) => ({
  kcal: sum(meals.map(({ kcal }) => kcal)),
  proteinG: sum(meals.map(({ macro }) => macro.protein.grams)),
  fatG: sum(meals.map(({ macro }) => macro.fat.grams)),
  carbohydrateG: sum(meals.map(({ macro }) => macro.carbohydrates.grams)),
})

const sum = (parts: readonly number[]): number => parts.reduce((total, part) => total + part, 0)
