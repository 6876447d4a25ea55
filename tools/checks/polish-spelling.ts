// Fails for a word of a Polish recipe that is neither in the dictionary nor in recipes/polish-words.txt, and for a word
// of that list that no recipe needs. The dictionary is copyleft, so only this check uses it: nothing of it is shipped.
import { globSync, readFileSync } from 'node:fs'
import dictionary from 'dictionary-pl'
import { findMisspelt } from './find-misspelt.ts'
import { loadSpeller } from './load-speller.ts'

const RECIPES = 'packages/catalogue/recipes'
const OWN_WORDS = `${RECIPES}/polish-words.txt`

const read = (file: string): string => readFileSync(file, 'utf8')
const own = new Set(read(OWN_WORDS).split('\n').filter(Boolean))
const needed = new Set<string>()
const inDictionary = await loadSpeller(dictionary)

function isKnown(word: string): boolean {
  if (inDictionary(word)) return true
  if (!own.has(word)) return false
  needed.add(word)
  return true
}

const errors = globSync(`${RECIPES}/**/*.pl.cook`)
  .toSorted()
  .flatMap((file) =>
    findMisspelt(read(file), isKnown).map(
      ({ line, word }) => `${file}:${line}  The dictionary does not know "${word}"`,
    ),
  )
const useless = [...own].filter((word) => !needed.has(word)).map((word) => `${OWN_WORDS}  No recipe needs "${word}"`)
for (const error of [...errors, ...useless]) console.error(error)
if (errors.length + useless.length > 0) {
  console.error(`Correct the spelling, or add a word that cooks use to ${OWN_WORDS}, one form a line.`)
  process.exitCode = 1
}
