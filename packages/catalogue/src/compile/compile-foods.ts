import type { Food } from '@dayplate/nutrition'
import type { CatalogueFault } from './catalogue-fault.ts'
import { FOOD_COLUMNS, compileFood } from './compile-food.ts'
import { parseCsv } from './parse-csv.ts'

export const FOODS_FILE = 'foods.csv'

/** Every sound row of foods.csv, and what is wrong with the others. */
export function compileFoods(text: string): { foods: readonly Food[]; faults: readonly CatalogueFault[] } {
  const table = parseCsv(FOODS_FILE, text, FOOD_COLUMNS)
  const rows = (table.value ?? []).map((row) => ({ line: row.line, ...compileFood(FOODS_FILE, row) }))
  const sound = rows.flatMap(({ line, value }) => (value === null ? [] : [{ line, food: value }]))
  return {
    foods: sound.map(({ food }) => food),
    faults: [...table.faults, ...rows.flatMap((row) => row.faults), ...nameFaults(sound)],
  }
}

function nameFaults(rows: readonly { line: number; food: Food }[]): readonly CatalogueFault[] {
  const lineOfName = new Map<string, number>()
  return rows.flatMap(({ line, food }) =>
    [`en ${food.name.en}`, `pl ${food.name.pl}`].flatMap((name) => {
      const firstLine = lineOfName.get(name)
      lineOfName.set(name, firstLine ?? line)
      return firstLine === undefined ? [] : [duplicateFault(line, name.slice(3), firstLine)]
    }),
  )
}

function duplicateFault(line: number, name: string, firstLine: number): CatalogueFault {
  return {
    file: FOODS_FILE,
    line,
    message: `"${name}" is already on line ${firstLine}`,
    remedy: 'Remove one of the rows, or name them apart',
  }
}
