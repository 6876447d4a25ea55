import type { CatalogueError } from '@dayplate/catalogue/compile'
import { FDC_UNITS, type FdcFood, type FdcPortion } from '@dayplate/catalogue/fdc'
import type { TableQuery } from './csv-table.ts'

/** The content of the tables read so far. */
export interface Gathered {
  readonly wanted: ReadonlySet<string>
  /** The nutrients we need, by both numbers that tables use for them. */
  readonly nutrientIds: Map<number, number>
  readonly categories: Map<string, string>
  readonly foods: Map<string, FdcFood & { readonly amounts: Map<number, number>; readonly portions: FdcPortion[] }>
  readonly unitErrors: Pick<CatalogueError, 'message' | 'remedy'>[]
}

export const nutrientTable = ({ nutrientIds, unitErrors }: Gathered): TableQuery => ({
  file: 'nutrient.csv',
  columns: ['id', 'unit_name', 'nutrient_nbr'],
  onRow: (cell) => {
    const id = Number(cell('id'))
    const unit = FDC_UNITS.get(id)
    if (unit === undefined) return
    nutrientIds.set(id, id)
    // Survey downloads use the older nutrient numbers, which are below all ids.
    if (cell('nutrient_nbr') !== '') nutrientIds.set(Number(cell('nutrient_nbr')), id)
    if (cell('unit_name') === unit) return
    const remedy = 'Take the tables of foundation, SR legacy or survey foods'
    unitErrors.push({ message: `Nutrient ${id} is in ${cell('unit_name')}, not in ${unit}`, remedy })
  },
})

export const categoryTable = ({ categories }: Gathered): TableQuery => ({
  file: 'food_category.csv',
  columns: ['id', 'description'],
  onRow: (cell) => void categories.set(cell('id'), cell('description')),
})

export const foodTable = ({ wanted, categories, foods }: Gathered): TableQuery => ({
  file: 'food.csv',
  columns: ['fdc_id', 'description', 'food_category_id'],
  onRow: (cell) => {
    const fdcId = cell('fdc_id')
    if (!wanted.has(fdcId)) return
    const category = categories.get(cell('food_category_id')) ?? null
    foods.set(fdcId, { fdcId, description: cell('description'), category, amounts: new Map(), portions: [] })
  },
})

export const valueTable = ({ nutrientIds, foods }: Gathered): TableQuery => ({
  file: 'food_nutrient.csv',
  columns: ['fdc_id', 'nutrient_id', 'amount'],
  onRow: (cell) => {
    const food = foods.get(cell('fdc_id'))
    if (food === undefined || cell('amount') === '') return
    const id = nutrientIds.get(Number(cell('nutrient_id')))
    if (id !== undefined) food.amounts.set(id, Number(cell('amount')))
  },
})

export const portionTable = ({ foods }: Gathered): TableQuery => ({
  file: 'food_portion.csv',
  columns: ['fdc_id', 'amount', 'measure_unit_id', 'portion_description', 'modifier', 'gram_weight'],
  onRow: (cell) =>
    void foods.get(cell('fdc_id'))?.portions.push({
      amount: cell('amount') === '' ? null : Number(cell('amount')),
      measureUnitId: Number(cell('measure_unit_id')),
      modifier: cell('modifier'),
      description: cell('portion_description'),
      grams: Number(cell('gram_weight')),
    }),
})
