import { KCAL_PER_GRAM, macroShares, type Macros } from '@dayplate/nutrition'
import type { Macro } from '../../platform/graphql/schema.gen.ts'

/**
 * Macros on the wire: unrounded grams, and shares of energy that add up to 100. Only the screen rounds grams: 75.4782 g rounded
 * twice, by way of 75.5, would read as 76, while the printed page shows 75.
 */
export function presentMacro(macros: Macros, animalProteinG: number): Macro {
  const shares = macroShares(macros)
  const nutrient = (grams: number, kcalPerG: number, percentage: number) => ({
    grams,
    kcal: grams * kcalPerG,
    percentage,
  })
  const animalPercent =
    macros.proteinG === 0 ? 0 : Math.round((shares.proteinPercent * animalProteinG) / macros.proteinG)
  return {
    protein: nutrient(macros.proteinG, KCAL_PER_GRAM.protein, shares.proteinPercent),
    animalProtein: nutrient(animalProteinG, KCAL_PER_GRAM.protein, animalPercent),
    fat: nutrient(macros.fatG, KCAL_PER_GRAM.fat, shares.fatPercent),
    carbohydrates: nutrient(macros.carbohydrateG, KCAL_PER_GRAM.carbohydrate, shares.carbohydratePercent),
  }
}
