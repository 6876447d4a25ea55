import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CatalogueSources } from './src/compile/index.ts'

/** The committed table of foods and all recipes, in the order of their paths so that the outcome never depends on the disk. */
export function readSources(): CatalogueSources {
  const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')
  const paths = globSync('recipes/**/*.cook', { cwd: import.meta.dirname }).map((path) => path.replaceAll('\\', '/'))
  return {
    foodsCsv: read('foods.csv'),
    recipes: paths.toSorted().map((path) => ({ path, text: read(path) })),
  }
}
