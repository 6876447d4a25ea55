import type { MealVersion } from '../catalogue/index.ts'

/** Ingredients named of each dish (specification, section 2.2). */
const INGREDIENTS_OF_DISH = 3

/** What a meal is made of, in a few words: the ingredients of each dish there is most of, seasonings and optional ones left out. */
export const mainIngredients = ({ dishes }: Pick<MealVersion, 'dishes'>, language: 'en' | 'pl'): readonly string[] =>
  dishes.flatMap(({ ingredients }) =>
    ingredients
      .filter(({ isSeasoning, isOptional }) => !isSeasoning && !isOptional)
      .toSorted((a, b) => b.grams - a.grams)
      .slice(0, INGREDIENTS_OF_DISH)
      .map(({ name }) => name[language]),
  )
