import type { Food, FoodOrigin } from './food.ts'

// Honey counts as a plant, because the little protein in it comes from pollen.
const IS_ANIMAL_PROTEIN: Record<FoodOrigin, boolean> = {
  plant: false,
  honey: false,
  dairy: true,
  egg: true,
  fish: true,
  meat: true,
}

/**
 * Animal protein in g per 100 g. Foods of mixed origins have a figure in the table; for others it is all or none by
 * origin.
 */
export function animalProteinPer100g(food: Pick<Food, 'origin' | 'per100g' | 'animalProteinG'>): number {
  return food.animalProteinG ?? (IS_ANIMAL_PROTEIN[food.origin] ? food.per100g.proteinG : 0)
}
