import type { Food, NutrientsPer100g } from '../food.ts'
import { UNKNOWN_MICRONUTRIENTS } from '../micronutrients.ts'

/**
 * For tests: a plant food of 100 kcal, 10 g protein, 4 g fat and 6 g carbohydrate in 100 g, with the given differences.
 */
export function sampleFood(id: string, different: Partial<Food> = {}): Food {
  return {
    id,
    name: { en: id, pl: id },
    category: 'plant-protein',
    origin: 'plant',
    allergens: [],
    source: 'label',
    per100g: macrosPer100g(100, 10, 4),
    micronutrientsPer100g: UNKNOWN_MICRONUTRIENTS,
    animalProteinG: null,
    densityGPerMl: null,
    ediblePercent: 100,
    measures: [],
    packsG: [],
    container: 'pack',
    aisle: null,
    isCountable: false,
    isSeasoning: false,
    role: null,
    priceClass: 'middle',
    ...different,
  }
}

/** Figures with energy by 4/9/4; carbohydrate is the rest, other nutrients are unknown. */
export function macrosPer100g(kcal: number, proteinG: number, fatG: number): NutrientsPer100g {
  const carbohydrateG = (kcal - 4 * proteinG - 9 * fatG) / 4
  return { kcal, proteinG, fatG, carbohydrateG, saturatedFatG: null, sugarsG: null, fibreG: null, saltG: null }
}
