import { FOOD_COLUMNS } from '../compile/food-columns.ts'
import type { CatalogueError } from '../compile/catalogue-error.ts'
import type { FoodRow } from '../compile/compile-foods.ts'
import { toKebabCase } from '../compile/kebab-case.ts'
import type { CsvRow } from '../compile/parse-csv.ts'
import type { FdcFood } from './fdc-food.ts'
import { fdcMeasures } from './fdc-measures.ts'
import { CARBOHYDRATE_BY_DIFFERENCE, FDC_NUTRIENTS } from './fdc-nutrients.ts'

/** Marks that a food has no allergens, because an empty cell would only be a guess. */
const NONE = 'none'

/** Decimals kept per 100 g; no table is more precise. */
const DECIMALS = 3

/** Builds the row of foods.csv from a food of FoodData Central and its row of the mapping. */
export function fdcFoodRow(
  food: FdcFood,
  mapping: CsvRow & { readonly file: string },
): { readonly row: FoodRow; readonly errors: readonly CatalogueError[] } {
  const said = (column: string): string => mapping.cells.get(column) ?? ''
  const known = new Map<string, string>([
    ...figuresOf(food),
    ['measures', fdcMeasures(food.portions)],
    ['countable', 'no'],
    ['role', 'none'],
    ['price', 'middle'],
    ['id', toKebabCase(said('name_en'))],
    ['source', `FDC:${food.fdcId}`],
  ])
  const cells = new Map(FOOD_COLUMNS.map((column) => [column, said(column) || (known.get(column) ?? '')]))
  const allergens = said('allergens')
  if (allergens === NONE) cells.set('allergens', '')
  const { file, line } = mapping
  const errors = [
    ...(allergens === '' ? [{ message: 'allergens is empty', remedy: `Name them, or write ${NONE}` }] : []),
    ...(cells.get('carbohydrate_g') === '' && food.amounts.has(CARBOHYDRATE_BY_DIFFERENCE)
      ? [
          {
            message: 'The fibre is unknown, and so the carbohydrate without it',
            remedy: 'Give fibre_g and carbohydrate_g here',
          },
        ]
      : []),
  ].map((error) => ({ file, line, message: `"${food.description}": ${error.message}`, remedy: error.remedy }))
  return { row: { file, line, cells }, errors }
}

function figuresOf({ amounts }: FdcFood): readonly (readonly [string, string])[] {
  const figures = FDC_NUTRIENTS.flatMap(({ column, ids, factor }) => {
    const amount = ids.map((id) => amounts.get(id)).find((found) => found !== undefined)
    return amount === undefined ? [] : [[column, figureText(amount * factor)] as const]
  })
  const carbohydrate = carbohydrateOf(amounts.get(CARBOHYDRATE_BY_DIFFERENCE), new Map(figures).get('fibre_g'))
  return carbohydrate === null ? figures : [...figures, ['carbohydrate_g', figureText(carbohydrate)]]
}

/** Carbohydrate without fibre, as in foods.csv. Zero carbohydrate needs no figure for fibre. */
function carbohydrateOf(byDifference: number | undefined, fibre: string | undefined): number | null {
  if (byDifference === undefined) return null
  if (byDifference <= 0) return 0
  return fibre === undefined ? null : Math.max(0, byDifference - Number(fibre))
}

const figureText = (amount: number): string => String(Number(Math.max(0, amount).toFixed(DECIMALS)))
