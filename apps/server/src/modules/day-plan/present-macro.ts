import { KCAL_PER_GRAM, macroShares, type Macros } from '@dayplate/nutrition'
import type { Macro } from '../../platform/graphql/schema.gen.ts'

/**
 * Macros as the wire says them: grams unrounded, shares of energy that add up to 100. The screen that shows grams rounds them, once:
 * 75.4782 g by way of 75.5 would read as 76, and the same meal on paper as 75.
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
