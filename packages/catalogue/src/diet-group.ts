import { suitableDiets, type Food } from '@dayplate/nutrition'

/** The strictest diet a meal fits; each meal belongs to exactly one group. */
export const DIET_GROUPS = ['vegan', 'vegetarian', 'other'] as const
export type DietGroup = (typeof DIET_GROUPS)[number]

/** Group of a meal by the origin of its foods alone: `vegetarian` means vegetarian and not vegan. */
export function dietGroup(foods: Iterable<Pick<Food, 'origin'>>): DietGroup {
  const diets = suitableDiets(foods)
  if (diets.has('vegan')) return 'vegan'
  return diets.has('vegetarian') ? 'vegetarian' : 'other'
}
