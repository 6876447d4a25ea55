import type { Food } from '@dayplate/nutrition'
import { toKebabCase } from './kebab-case.ts'

/**
 * Foods by their ids and English names. The id comes first, so that no new name takes a food away from the recipes that
 * name it by its id.
 */
export function indexFoods(foods: readonly Food[]): ReadonlyMap<string, Food> {
  const entries = (keyOf: (food: Food) => string) => foods.map((food) => [keyOf(food), food] as const)
  return new Map([...entries(({ name }) => name.en), ...entries(({ id }) => id)])
}

/** The food that a recipe names, by its English name or by the words of its id: "milk" for `milk`, named "milk 2%". */
export const findFood = (foodByName: ReadonlyMap<string, Food>, name: string): Food | undefined =>
  foodByName.get(toKebabCase(name)) ?? foodByName.get(name)
