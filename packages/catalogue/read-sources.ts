import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ArticleSource, type CatalogueSources, type ContentSource, PICTURES_FILE } from './src/compile/index.ts'

/**
 * Reads the committed table of foods and all recipes, sorted by path, so that the result does not depend on the disk.
 */
export function readSources(): CatalogueSources {
  return { foodsCsv: read('foods.csv'), recipes: readAll('recipes/**/*.cook') }
}

/** The texts of all languages. */
export function readContentSources(): readonly ContentSource[] {
  return readAll('content/*/**/*.md')
}

/** The articles of all languages. */
export function readArticleSources(): readonly ArticleSource[] {
  return readAll('articles/*/*.md')
}

/** The committed table of menus for holidays. */
export const readHolidayMenuSource = (): string => read('holiday-menus.csv')

/** The committed table of reviewed pictures. */
export const readPicturesTable = (): string => read(PICTURES_FILE)

/** Names of the files in videos/. */
export const listVideos = (): readonly string[] =>
  globSync('*.webm', { cwd: join(import.meta.dirname, 'videos') }).toSorted()

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), 'utf8')

function readAll(pattern: string): readonly { readonly path: string; readonly text: string }[] {
  const paths = globSync(pattern, { cwd: import.meta.dirname }).map((path) => path.replaceAll('\\', '/'))
  return paths.toSorted().map((path) => ({ path, text: read(path) }))
}
