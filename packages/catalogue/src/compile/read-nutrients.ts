import type { NutrientsPer100g } from '@dayplate/nutrition'
import type { FoodCells } from './food-cells.ts'

/** kcal per 100 g: pure fat has 900 by EU factors, 902 in some tables. */
const MOST_KCAL = 902

/** Grams per 100 g. The sum of rounded figures may slightly exceed 100. */
const MOST_SOLIDS_G = 102

/** Reads the figures of an EU label and checks them against each other. */
export function readNutrients(cells: FoodCells): NutrientsPer100g {
  const nutrients = {
    kcal: cells.requiredFigure('kcal', MOST_KCAL),
    proteinG: cells.requiredFigure('protein_g', 100),
    fatG: cells.requiredFigure('fat_g', 100),
    saturatedFatG: cells.figure('saturated_fat_g', 100),
    carbohydrateG: cells.requiredFigure('carbohydrate_g', 100),
    sugarsG: cells.figure('sugars_g', 100),
    fibreG: cells.figure('fibre_g', 100),
    saltG: cells.figure('salt_g', 100),
  }
  checkParts(cells, nutrients)
  return nutrients
}

function checkParts({ addError }: FoodCells, nutrients: NutrientsPer100g): void {
  const { proteinG, fatG, saturatedFatG, carbohydrateG, sugarsG, fibreG } = nutrients
  if ((saturatedFatG ?? 0) > fatG) addError('More saturated fat than fat', 'Look both figures up again')
  if ((sugarsG ?? 0) > carbohydrateG) {
    addError(
      'More sugars than carbohydrate',
      'carbohydrate_g is available carbohydrate: total minus fibre, sugars included',
    )
  }
  if (proteinG + fatG + carbohydrateG + (fibreG ?? 0) > MOST_SOLIDS_G) {
    addError(
      'Protein, fat, carbohydrate and fibre exceed 100 g',
      'Subtract fibre from the carbohydrate of American tables',
    )
  }
}
