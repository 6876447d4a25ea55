import { isTapWater } from '@dayplate/nutrition'
import type { MealVersion } from '../catalogue/index.ts'

/** How many ingredients of each dish are named (specification, section 2.2). */
const INGREDIENTS_OF_DISH = 3

/** The heaviest ingredients of each dish, without water, seasonings and optional ones: a meal in a few words. */
export const mainIngredients = ({ dishes }: Pick<MealVersion, 'dishes'>, language: 'en' | 'pl'): readonly string[] =>
  dishes.flatMap(({ ingredients }) =>
    ingredients
      .filter((ingredient) => !ingredient.isSeasoning && !ingredient.isOptional && !isTapWater(ingredient))
      .toSorted((a, b) => b.grams - a.grams)
      .slice(0, INGREDIENTS_OF_DISH)
      .map(({ name }) => name[language]),
  )
