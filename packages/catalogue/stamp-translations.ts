/**
 * Stamps Polish texts of recipes with the hash of the English texts they were written from.
 *
 * `node packages/catalogue/stamp-translations.ts <id>…` writes `source:` into the named ones, which somebody has read
 * against the English; `--new` into those that have none yet.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readSources } from './read-sources.ts'
import { englishHash, POLISH_ENDING, surveyCatalogue } from './src/compile/index.ts'

const SOURCE = /^source: .*$/m

function stamp(path: string, hash: string): void {
  const file = join(import.meta.dirname, path)
  const text = readFileSync(file, 'utf8')
  const line = `source: ${hash}`
  writeFileSync(file, SOURCE.test(text) ? text.replace(SOURCE, line) : text.replace(/^---\n/, `---\n${line}\n`))
}

const asked = new Set(process.argv.slice(2))
const sources = readSources()
const english = surveyCatalogue({
  ...sources,
  recipes: sources.recipes.filter(({ path }) => !path.endsWith(POLISH_ENDING)),
}).catalogue.meals
const hashById = new Map(english.map((meal) => [meal.id, englishHash(meal)]))
const polish = sources.recipes.flatMap(({ path, text }) => {
  const id = path.slice(path.lastIndexOf('/') + 1, -POLISH_ENDING.length)
  return path.endsWith(POLISH_ENDING) ? [{ id, path, isNew: !SOURCE.test(text) }] : []
})
const chosen = polish.filter(({ id, isNew }) => asked.has(id) || (asked.has('--new') && isNew))
for (const { id, path } of chosen) {
  const hash = hashById.get(id)
  if (hash === undefined) console.error(`${path}: its English recipe is missing or has errors`)
  else stamp(path, hash)
}
const unknown = [...asked].filter((id) => id !== '--new' && !polish.some((one) => one.id === id))
for (const id of unknown) console.error(`${id} has no Polish text`)
if (unknown.length > 0) process.exitCode = 1
console.log(`${chosen.length} texts stamped`)
