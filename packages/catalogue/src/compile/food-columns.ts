/** The columns of foods.csv. */
export const FOOD_COLUMNS = [
  'id',
  'name_en',
  'name_pl',
  'category',
  'origin',
  'allergens',
  'source',
  'figures_from',
  'kcal',
  'protein_g',
  'fat_g',
  'saturated_fat_g',
  'carbohydrate_g',
  'sugars_g',
  'fibre_g',
  'salt_g',
  'calcium_mg',
  'iron_mg',
  'vitamin_b12_ug',
  'vitamin_d_ug',
  'vitamin_c_mg',
  'folate_ug',
  'potassium_mg',
  'magnesium_mg',
  'zinc_mg',
  'iodine_ug',
  'animal_protein_g',
  'density_g_per_ml',
  'edible_percent',
  'measures',
  'packs',
  'container',
  'aisle',
  'countable',
  'role',
  'price',
] as const

/** Columns that a table may leave out, because an empty cell says the usual. */
const OPTIONAL_COLUMNS: readonly string[] = ['container', 'aisle']

/** Columns that operators' tables of earlier releases do not have. */
const ADDED_COLUMNS: readonly string[] = ['figures_from', 'magnesium_mg', 'zinc_mg', 'iodine_ug', 'price']

/**
 * The columns of a table with this first line: today's, of which optional ones may be missing, or those of an earlier
 * release. Today's if it is neither.
 */
export function columnsOfTable(header: string): readonly string[] {
  const named = new Set(header.split(','))
  const columns = FOOD_COLUMNS.filter((column) => named.has(column))
  const missing = FOOD_COLUMNS.filter((column) => !named.has(column) && !OPTIONAL_COLUMNS.includes(column))
  const isRelease = missing.length === 0 || missing.join(',') === ADDED_COLUMNS.join(',')
  return isRelease && header === columns.join(',') ? columns : FOOD_COLUMNS
}

/** What the cells of an earlier release meant when they were empty or missing. */
const EARLIER_MEANINGS: Readonly<Record<string, string>> = { role: 'none', price: 'middle' }

/** The cells of a row in today's columns, also if an earlier release wrote it. */
export function currentCells(cells: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const isEarlier = ADDED_COLUMNS.some((column) => !cells.has(column))
  return new Map(
    FOOD_COLUMNS.map((column) => {
      const cell = cells.get(column) ?? ''
      return [column, isEarlier && cell === '' ? (EARLIER_MEANINGS[column] ?? '') : cell]
    }),
  )
}
