import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CatalogueError } from '@dayplate/catalogue/compile'
import type { FdcFood } from '@dayplate/catalogue/fdc'
import { scanTable, type TableQuery } from './csv-table.ts'
import { categoryTable, foodTable, nutrientTable, portionTable, valueTable, type Gathered } from './fdc-tables.ts'

/** The requested foods of an unpacked CSV download of FoodData Central. Unknown ids are left out. */
export interface FdcReading {
  readonly foods: ReadonlyMap<string, FdcFood>
  readonly errors: readonly CatalogueError[]
}

/** Reads some foods of a download. Its tables may have gigabytes, so each is read once, and only the requested rows are kept. */
export async function readFdc(folder: string, wanted: ReadonlySet<string>): Promise<FdcReading> {
  const gathered: Gathered = { wanted, nutrientIds: new Map(), categories: new Map(), foods: new Map(), unitErrors: [] }
  const errors: CatalogueError[] = []
  // Read in this order, so that foods are known before their values.
  for (const table of [nutrientTable, categoryTable, foodTable, valueTable, portionTable]) {
    errors.push(...(await scanOne(folder, table(gathered))))
  }
  const unitErrors = gathered.unitErrors.map((error) => ({
    file: path.join(folder, 'nutrient.csv'),
    line: 1,
    ...error,
  }))
  return { foods: gathered.foods, errors: [...errors, ...unitErrors] }
}

async function scanOne(folder: string, query: TableQuery): Promise<readonly CatalogueError[]> {
  const file = path.join(folder, query.file)
  const remedy = 'Name the folder into which a CSV download of FoodData Central was unpacked'
  if (!existsSync(file)) return [{ file, line: 1, message: 'There is no such file', remedy }]
  const error = await scanTable({ ...query, file })
  return error === null ? [] : [{ file, ...error, remedy: error.line === 1 ? remedy : 'Unpack the download again' }]
}
