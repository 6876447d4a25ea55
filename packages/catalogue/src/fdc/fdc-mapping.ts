import type { CatalogueError, Reading } from '../compile/catalogue-error.ts'
import { FOOD_COLUMNS } from '../compile/food-columns.ts'
import { type CsvRow, parseCsv } from '../compile/parse-csv.ts'

/** Columns that FoodData Central does not have and that must not be guessed. */
export const MAPPING_COLUMNS = ['fdc_id', 'name_en', 'name_pl', 'category', 'origin', 'allergens'] as const

/** Columns derived from the others. */
const COMPUTED: readonly string[] = ['id', 'source']

const ALLOWED: readonly string[] = [...MAPPING_COLUMNS, ...FOOD_COLUMNS.filter((column) => !COMPUTED.includes(column))]

/**
 * Reads a mapping: the columns of `MAPPING_COLUMNS` and any further column of foods.csv, which then overrides FoodData
 * Central.
 */
export function readFdcMapping(file: string, text: string): Reading<readonly CsvRow[]> {
  const [header = ''] = text.split('\n')
  const columns = header.split(',')
  const missing = MAPPING_COLUMNS.filter((column) => !columns.includes(column))
  const foreign = columns.filter((column, index) => !ALLOWED.includes(column) || columns.indexOf(column) < index)
  if (missing.length + foreign.length === 0) return parseCsv(file, text, columns)
  const error: CatalogueError = {
    file,
    line: 1,
    message: [
      ...(missing.length === 0 ? [] : [`Columns are missing: ${missing.join(', ')}`]),
      ...(foreign.length === 0 ? [] : [`Columns mean nothing here or stand twice: ${foreign.join(', ')}`]),
    ].join('; '),
    remedy: `Begin with ${MAPPING_COLUMNS.join(',')}; after them any other column of foods.csv may follow`,
  }
  return { value: null, errors: [error] }
}
