import type { Food, HouseholdMeasure, NutrientsPer100g } from '@dayplate/nutrition'
import { type Reading, toReading } from './catalogue-fault.ts'
import { type FoodCells, foodCells } from './food-cells.ts'
import { allergens, categories, origins, units } from './food-words.ts'
import { toKebabCase } from './kebab-case.ts'
import type { CsvRow } from './parse-csv.ts'

export const FOOD_COLUMNS = [
  'id',
  'name_en',
  'name_pl',
  'category',
  'origin',
  'allergens',
  'source',
  'kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'carbohydrate_g',
  'sugars_g',
  'fibre_g',
  'salt_g',
  'measures',
  'countable',
] as const

/** kcal per 100 g: pure fat holds 900 by EU factors, 902 by some tables. */
const MOST_KCAL = 902

/** Grams per 100 g: rounding of the single figures may lift the sum a little over 100. */
const MOST_SOLIDS_G = 102

const SOURCE = /^(SR28:\d{5}|FDC:\d+|CIQ:\d+|label)$/

/** One row of foods.csv as a food. */
export function compileFood(file: string, row: CsvRow): Reading<Food> {
  const cells = foodCells(file, row)
  const category = cells.word('category', categories)
  const origin = cells.word('origin', origins)
  const measures = readMeasures(cells)
  checkIdentity(cells)
  const food = {
    id: cells.text('id'),
    name: { en: cells.text('name_en'), pl: cells.text('name_pl') },
    allergens: cells.words('allergens', allergens),
    source: cells.text('source'),
    per100g: readNutrients(cells),
    measures,
    isCountable: readCountable(cells, measures),
    isSeasoning: category === 'seasonings',
  }
  if (category === null || origin === null) return { value: null, faults: cells.faults }
  return toReading({ ...food, category, origin }, cells.faults)
}

function checkIdentity({ text, fault }: FoodCells): void {
  const id = toKebabCase(text('name_en'))
  if (id === '') fault('name_en is empty', 'Give the English name that recipes use, in lower case')
  else if (text('id') !== id)
    fault(`id "${text('id')}" does not fit the name`, `Write "${id}", the kebab-case of name_en`)
  if (text('name_pl') === '') fault('name_pl is empty', 'Give the Polish name')
  if (!SOURCE.test(text('source'))) {
    fault(`source "${text('source')}" is unknown`, 'Write SR28:, FDC: or CIQ: and the number of the row, or label')
  }
}

function readNutrients(cells: FoodCells): NutrientsPer100g {
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

function checkParts({ fault }: FoodCells, nutrients: NutrientsPer100g): void {
  const { proteinG, fatG, saturatedFatG, carbohydrateG, sugarsG, fibreG } = nutrients
  if ((saturatedFatG ?? 0) > fatG) fault('More saturated fat than fat', 'Look both figures up again')
  if ((sugarsG ?? 0) > carbohydrateG) {
    fault(
      'More sugars than carbohydrate',
      'carbohydrate_g is available carbohydrate: total minus fibre, sugars included',
    )
  }
  if (proteinG + fatG + carbohydrateG + (fibreG ?? 0) > MOST_SOLIDS_G) {
    fault(
      'Protein, fat, carbohydrate and fibre exceed 100 g',
      'Subtract fibre from the carbohydrate of American tables',
    )
  }
}

function readMeasures(cells: FoodCells): readonly HouseholdMeasure[] {
  return cells
    .text('measures')
    .split(' ')
    .filter((measure) => measure !== '')
    .map((measure) => readMeasure(measure, cells))
    .filter((measure) => measure !== null)
}

function readMeasure(measure: string, { fault }: FoodCells): HouseholdMeasure | null {
  const [unit = '', grams = ''] = measure.split('=')
  if (units.has(unit) && Number(grams) > 0) return { unit, grams: Number(grams) }
  fault(`measures holds "${measure}"`, `Write unit=grams of one, the unit out of: ${units.words.join(', ')}`)
  return null
}

function readCountable({ text, fault }: FoodCells, measures: readonly HouseholdMeasure[]): boolean {
  const countable = text('countable')
  if (countable !== 'yes' && countable !== 'no') fault(`countable is "${countable}"`, 'Write yes or no')
  if (countable === 'yes' && !measures.some(({ unit }) => unit === 'piece' || unit === 'slice')) {
    fault('A countable food without the weight of one', 'Add piece=grams or slice=grams to measures')
  }
  return countable === 'yes'
}
