import type { FOOD_COLUMNS } from '../compile/food-columns.ts'

type FoodColumn = (typeof FOOD_COLUMNS)[number]

/** One of our figures with its ids in nutrient.csv, the most trusted id first. */
interface FdcNutrient {
  readonly column: FoodColumn
  readonly ids: readonly number[]
  /** In the notation of nutrient.csv. */
  readonly unit: 'KCAL' | 'G' | 'MG' | 'UG'
  /** Factor from their unit to ours. */
  readonly factor: number
}

/** g of salt in a mg of sodium (Regulation (EU) 1169/2011, annex I: salt = sodium × 2.5). */
const SALT_G_PER_SODIUM_MG = 2.5 / 1000

/**
 * Foundation foods have energy by Atwater's specific (2048) and general (2047) factors instead of 1008, and fibre and
 * fat by a newer method (2033, 1085). Carbohydrate is separate, because theirs is by difference and includes fibre.
 */
export const FDC_NUTRIENTS: readonly FdcNutrient[] = [
  { column: 'kcal', ids: [1008, 2048, 2047], unit: 'KCAL', factor: 1 },
  { column: 'protein_g', ids: [1003], unit: 'G', factor: 1 },
  { column: 'fat_g', ids: [1004, 1085], unit: 'G', factor: 1 },
  { column: 'saturated_fat_g', ids: [1258], unit: 'G', factor: 1 },
  { column: 'sugars_g', ids: [2000, 1063], unit: 'G', factor: 1 },
  { column: 'fibre_g', ids: [1079, 2033], unit: 'G', factor: 1 },
  { column: 'salt_g', ids: [1093], unit: 'MG', factor: SALT_G_PER_SODIUM_MG },
  { column: 'calcium_mg', ids: [1087], unit: 'MG', factor: 1 },
  { column: 'iron_mg', ids: [1089], unit: 'MG', factor: 1 },
  { column: 'vitamin_b12_ug', ids: [1178], unit: 'UG', factor: 1 },
  { column: 'vitamin_d_ug', ids: [1114], unit: 'UG', factor: 1 },
  { column: 'vitamin_c_mg', ids: [1162], unit: 'MG', factor: 1 },
  { column: 'folate_ug', ids: [1177], unit: 'UG', factor: 1 },
  { column: 'potassium_mg', ids: [1092], unit: 'MG', factor: 1 },
  { column: 'magnesium_mg', ids: [1090], unit: 'MG', factor: 1 },
  { column: 'zinc_mg', ids: [1095], unit: 'MG', factor: 1 },
  { column: 'iodine_ug', ids: [1100], unit: 'UG', factor: 1 },
]

/** Total carbohydrate by difference, in g, fibre included. */
export const CARBOHYDRATE_BY_DIFFERENCE = 1005

/** Every nutrient we read, with its expected unit. A table in another unit is refused, so that it is not misread. */
export const FDC_UNITS: ReadonlyMap<number, string> = new Map([
  ...FDC_NUTRIENTS.flatMap(({ ids, unit }) => ids.map((id) => [id, unit] as const)),
  [CARBOHYDRATE_BY_DIFFERENCE, 'G'],
])
