import { readFileSync } from 'node:fs'
import type { CatalogueError, CsvRow } from '@dayplate/catalogue/compile'
import { fdcFoodRow, MAPPING_COLUMNS, readFdcMapping, type FdcFood } from '@dayplate/catalogue/fdc'
import type { ReadSources } from '../own-sources.ts'
import { readFdc } from './read-fdc.ts'

export interface FdcRequest {
  /** The folder of an unpacked CSV download of FoodData Central. */
  readonly folder: string
  /** The file with name, category, origin and allergens of each food; null when there is none yet. */
  readonly mapping: string | null
  /** The foods to read; null for all of the mapping. */
  readonly ids: readonly string[] | null
}

/** Reads foods of FoodData Central as an operator's sources. Missing data is reported with what to write and where. */
export async function readFdcSources({ folder, mapping, ids }: FdcRequest): Promise<ReadSources> {
  const file = mapping ?? 'mapping.csv'
  const said = mapping === null ? { value: [], errors: [] } : readMapping(mapping)
  const rowOf = new Map((said.value ?? []).map((row) => [row.cells.get('fdc_id') ?? '', row]))
  const wanted = new Set(ids ?? rowOf.keys())
  const { foods, errors } = await readFdc(folder, wanted)
  if (said.errors.length + errors.length > 0) return refuse([...said.errors, ...errors])
  const readings = [...wanted].map((fdcId) => {
    const food = foods.get(fdcId)
    const row = rowOf.get(fdcId)
    if (food === undefined)
      return { row: null, errors: [unknownError(row === undefined ? IDS : { file, ...row }, fdcId)] }
    if (row === undefined) return { row: null, errors: [unsaidError(file, food)] }
    return fdcFoodRow(food, { file, ...row })
  })
  return {
    sources: { foods: readings.flatMap(({ row }) => row ?? []), recipes: [], removals: [] },
    errors: readings.flatMap((reading) => reading.errors),
  }
}

const refuse = (errors: readonly CatalogueError[]): ReadSources => ({
  sources: { foods: [], recipes: [], removals: [] },
  errors,
})

function readMapping(file: string): { value: readonly CsvRow[] | null; errors: readonly CatalogueError[] } {
  try {
    return readFdcMapping(
      file,
      readFileSync(file, 'utf8')
        .replace(/^\uFEFF/, '')
        .replaceAll('\r\n', '\n'),
    )
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error
    const remedy = `Write it: ${MAPPING_COLUMNS.join(',')} and a line for each food`
    return { value: null, errors: [{ file, line: 1, message: 'The mapping cannot be read', remedy }] }
  }
}

/** The place of a requested id that no mapping contains. */
const IDS = { file: '--ids', line: null } as const

const unknownError = ({ file, line }: Pick<CatalogueError, 'file' | 'line'>, fdcId: string): CatalogueError => ({
  file,
  line,
  message: `The download has no food ${fdcId}`,
  remedy: 'Look the id up at fdc.nal.usda.gov, or take the download that holds its kind of food',
})

const unsaidError = (mapping: string, { fdcId, description, category }: FdcFood): CatalogueError => ({
  ...IDS,
  message: `"${description}" (${fdcId}, ${category ?? 'of no category'}) has no row: names, category, origin and allergens are never guessed`,
  remedy: `Add a line to ${mapping} (${MAPPING_COLUMNS.join(',')}) that begins with ${fdcId}`,
})
