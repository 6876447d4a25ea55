import type { Food } from '@dayplate/nutrition'
import type { CatalogueError, Reading } from './catalogue-error.ts'
import { compileFood } from './compile-food.ts'
import { columnsOfTable, currentCells } from './food-columns.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'

export const FOODS_FILE = 'foods.csv'

/** A row of a table of foods with its position. */
export interface FoodRow extends CsvRow {
  readonly file: string
}

/** A food with the row it was compiled from. */
export interface CompiledFood {
  readonly food: Food
  readonly row: FoodRow
}

/** Every valid row of foods.csv as a food, and the errors of the others. */
export function compileFoods(text: string): { foods: readonly Food[]; errors: readonly CatalogueError[] } {
  const rows = readFoodRows(FOODS_FILE, text)
  const { compiled, errors } = compileFoodRows(rows.value ?? [])
  return { foods: compiled.map(({ food }) => food), errors: [...rows.errors, ...errors] }
}

/** The rows of a table of foods with their line numbers. Also reads tables of earlier releases, which had fewer columns. */
export function readFoodRows(file: string, text: string): Reading<readonly FoodRow[]> {
  const [header = ''] = text.split('\n')
  const { value, errors } = parseCsv(file, text, columnsOfTable(header))
  return { value: value?.map(({ line, cells }) => ({ file, line, cells: currentCells(cells) })) ?? null, errors }
}

/** Every valid row as a food, and the errors of the others. */
export function compileFoodRows(rows: readonly FoodRow[]): {
  compiled: readonly CompiledFood[]
  errors: readonly CatalogueError[]
} {
  const readings = rows.map((row) => ({ row, ...compileFood(row.file, row) }))
  const compiled = readings.flatMap(({ row, value }) => (value === null ? [] : [{ row, food: value }]))
  return { compiled, errors: [...readings.flatMap((reading) => reading.errors), ...uniquenessErrors(compiled)] }
}

/**
 * Writes a row as a table with a header of its own, so that it can still be read when later releases have other
 * columns.
 */
export const foodSource = ({ cells }: Pick<CsvRow, 'cells'>): string =>
  `${[...cells.keys()].join(',')}\n${[...cells.values()].join(',')}\n`

function uniquenessErrors(foods: readonly CompiledFood[]): readonly CatalogueError[] {
  return [
    ...repeatedErrors(foods, 'The id ', ({ id }) => id),
    ...repeatedErrors(foods, '', ({ name }) => name.en),
    ...repeatedErrors(foods, '', ({ name }) => name.pl),
  ]
}

function repeatedErrors(
  foods: readonly CompiledFood[],
  what: string,
  wordOf: (food: Food) => string,
): readonly CatalogueError[] {
  const lineOfWord = new Map<string, number>()
  return foods.flatMap(({ row: { file, line }, food }) => {
    const word = wordOf(food)
    const firstLine = lineOfWord.get(word)
    lineOfWord.set(word, firstLine ?? line)
    if (firstLine === undefined) return []
    const message = `${what}"${word}" is already on line ${firstLine}`
    return [{ file, line, message, remedy: 'Remove one of the rows, or name them apart' }]
  })
}
