import type { Diet } from './diet.ts'
import type { Food, FoodOrigin } from './food.ts'
import { KCAL_PER_GRAM, atwaterKcal } from './macro-shares.ts'
import type { Macros } from './macros.ts'

const VEGETARIAN_ORIGINS: ReadonlySet<FoodOrigin> = new Set(['plant', 'dairy', 'egg', 'honey'])

/** Maximum of fat in a GLP-1 dish, as a share of its energy, because slow stomachs tolerate fat badly. */
export const GLP1_MAX_FAT_SHARE = 0.4

/**
 * Diets that the foods allow. `glp1` is not among them, because it depends on a meal's fat, not on origin: call {@link
 * isGlp1Suitable} with the meal's macros.
 */
export function suitableDiets(foods: Iterable<Pick<Food, 'origin'>>): ReadonlySet<Exclude<Diet, 'glp1'>> {
  const origins = [...foods].map((food) => food.origin)
  const diets = new Set<Exclude<Diet, 'glp1'>>(['classic'])
  if (origins.every((origin) => VEGETARIAN_ORIGINS.has(origin))) diets.add('vegetarian')
  if (origins.every((origin) => origin === 'plant')) diets.add('vegan')
  return diets
}

/** At most 40 % of energy from fat, by 4/9/4. There is no rule for protein, because it would contradict the targets. */
export function isGlp1Suitable(macros: Omit<Macros, 'kcal'>): boolean {
  return KCAL_PER_GRAM.fat * macros.fatG <= GLP1_MAX_FAT_SHARE * atwaterKcal(macros)
}

/** Every diet a meal suits: those its foods allow, and `glp1` if its fat allows it. */
export function dietsOfMeal(foods: Iterable<Pick<Food, 'origin'>>, macros: Omit<Macros, 'kcal'>): ReadonlySet<Diet> {
  const diets: Set<Diet> = new Set(suitableDiets(foods))
  if (isGlp1Suitable(macros)) diets.add('glp1')
  return diets
}
