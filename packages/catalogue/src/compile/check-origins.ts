import type { FoodCells } from './food-cells.ts'
import { FOOD_COLUMNS } from './food-columns.ts'

/** Columns of nutrition figures, whose origin a row may name one by one. */
export const FIGURE_COLUMNS: readonly string[] = FOOD_COLUMNS.slice(
  FOOD_COLUMNS.indexOf('kcal'),
  FOOD_COLUMNS.indexOf('density_g_per_ml'),
)

/** A row of a food composition table. */
const TABLE_ROW = String.raw`SR28:\d{5}|FDC:\d+|CIQ:\d+`

const SOURCE = new RegExp(`^(${TABLE_ROW}|label)$`)
const ORIGIN = new RegExp(`^(${TABLE_ROW}|estimate)$`)

const COLUMN = 'figures_from'

/**
 * Checks `source`, the row that the figures come from, and `figures_from`, which names the origin of the others:
 * `calcium_mg=CIQ:19644 vitamin_d_ug=estimate`. A figure can thus be looked up, or told from a measured one.
 */
export function checkOrigins({ text, addError }: FoodCells): void {
  if (!SOURCE.test(text('source'))) {
    addError(`source "${text('source')}" is unknown`, 'Write SR28:, FDC: or CIQ: and the number of the row, or label')
  }
  const origins = text(COLUMN)
    .split(' ')
    .filter((word) => word !== '')
  const columns = origins.map((word) => word.slice(0, Math.max(0, word.indexOf('='))))
  for (const [index, word] of origins.entries()) {
    const column = columns[index] ?? ''
    if (!FIGURE_COLUMNS.includes(column)) {
      addError(`${COLUMN} contains "${word}"`, 'Write column=origin, with the column of a figure')
    } else if (!ORIGIN.test(word.slice(column.length + 1))) {
      addError(`${COLUMN} contains "${word}"`, 'Write SR28:, FDC: or CIQ: and the number of the row, or estimate')
    } else if (columns.indexOf(column) < index) {
      addError(`${COLUMN} names ${column} twice`, 'Keep one of both')
    } else if (text(column) === '') {
      addError(`${COLUMN} names the origin of ${column}, which is empty`, 'Give the figure, or remove its origin')
    }
  }
}
