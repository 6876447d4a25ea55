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
  'countable',
  'role',
  'price',
] as const

/** Columns that operators' tables of earlier releases do not have. */
const ADDED_COLUMNS: readonly string[] = ['figures_from', 'magnesium_mg', 'zinc_mg', 'iodine_ug', 'price']

/** The columns of foods.csv in earlier releases. */
const EARLIER_COLUMNS = FOOD_COLUMNS.filter((column) => !ADDED_COLUMNS.includes(column))

/** The columns of a table with this first line: those of an earlier release, or else today's. */
export const columnsOfTable = (header: string): readonly string[] =>
  header === EARLIER_COLUMNS.join(',') ? EARLIER_COLUMNS : FOOD_COLUMNS

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
