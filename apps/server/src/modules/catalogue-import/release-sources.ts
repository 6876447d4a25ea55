import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { FOODS_FILE, type CatalogueSources } from '@dayplate/catalogue/compile'

const FOLDER = path.resolve(import.meta.dirname, '../../../../../packages/catalogue')

/** Reads the source files of this release's catalogue. */
export function readReleaseSources(): CatalogueSources {
  const read = (file: string): string => readFileSync(path.join(FOLDER, file), 'utf8')
  const paths = globSync('recipes/**/*.cook', { cwd: FOLDER }).map((file) => file.replaceAll('\\', '/'))
  return { foodsCsv: read(FOODS_FILE), recipes: paths.toSorted().map((file) => ({ path: file, text: read(file) })) }
}
