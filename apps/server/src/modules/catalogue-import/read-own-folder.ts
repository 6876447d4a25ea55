import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { FOODS_FILE, readFoodRows, type CatalogueError } from '@dayplate/catalogue/compile'
import type { ReadSources } from './own-sources.ts'
import { readRemovals, REMOVED_FILE } from './read-removals.ts'

/** Reads an operator's folder: foods.csv, recipes/<meal>/*.cook and removed.txt. At least one of them must exist. */
export function readOwnFolder(folder: string): ReadSources {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
    return nothing({ file: folder, message: 'There is no such folder', remedy: 'Name the folder that holds foods.csv' })
  }
  const texts = readTexts(folder)
  if (texts.length === 0) {
    const remedy = `Put ${FOODS_FILE}, recipes/<meal>/<id>.cook or ${REMOVED_FILE} into it`
    return nothing({ file: folder, message: 'There is nothing to import', remedy })
  }
  return gather(texts)
}

const nothing = (error: Omit<CatalogueError, 'line'>): ReadSources => ({
  sources: { foods: [], recipes: [], removals: [] },
  errors: [{ line: null, ...error }],
})

interface SourceText {
  readonly path: string
  /** Null when it is not UTF-8. */
  readonly text: string | null
}

function gather(texts: readonly SourceText[]): ReadSources {
  const textOf = (file: string): string | null => texts.find((one) => one.path === file)?.text ?? null
  const foodsCsv = textOf(FOODS_FILE)
  const foods = foodsCsv === null ? { value: [], errors: [] } : readFoodRows(FOODS_FILE, foodsCsv)
  const { removals, errors } = readRemovals(REMOVED_FILE, textOf(REMOVED_FILE) ?? '', { hasLines: true })
  // If foods.csv is unreadable, recipes are not blamed for naming its foods.
  const hasFoods = texts.every(({ path: file, text }) => file !== FOODS_FILE || text !== null)
  const recipes = texts.flatMap(({ path: file, text }) =>
    file.endsWith('.cook') && text !== null && hasFoods ? [{ path: file, text }] : [],
  )
  return {
    sources: { foods: foods.value ?? [], recipes, removals },
    errors: [...texts.flatMap(encodingErrors), ...foods.errors, ...errors],
  }
}

const encodingErrors = ({ path: file, text }: SourceText): readonly CatalogueError[] =>
  text === null ? [{ file, line: 1, message: 'The file is not UTF-8', remedy: 'Save it in the encoding UTF-8' }] : []

function readTexts(folder: string): readonly SourceText[] {
  const paths = globSync([FOODS_FILE, REMOVED_FILE, '**/*.cook'], { cwd: folder })
  return paths
    .filter((file) => statSync(path.join(folder, file), { throwIfNoEntry: false })?.isFile() === true)
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted()
    .map((file) => ({ path: file, text: decode(readFileSync(path.join(folder, file))) }))
}

/** Decodes text and normalises it: spreadsheets write a byte order mark and Windows line ends. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n')
  } catch {
    return null
  }
}
