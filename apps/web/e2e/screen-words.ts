/// <reference lib="dom" />
import { LANGUAGES, loadAllTexts, type Catalogue, type Language } from '@dayplate/messages'
import type { Page } from 'playwright-core'

/** Shorter words, such as "Menu" or "g", are the same in many languages. */
const TELLING_LETTERS = 5

/** Each language is offered by its own name. */
const OWN_NAMES = new Set(['English', 'Polski'])

const catalogues = new Map<Language, Catalogue>()
for (const language of LANGUAGES) catalogues.set(language, await loadAllTexts(language))

/** The plain texts of a language; those with arguments are patterns. */
const plainTexts = new Map(
  [...catalogues].map(
    ([language, catalogue]) => [language, new Set(Object.values(catalogue).flatMap(plainText))] as const,
  ),
)

function plainText(message: Catalogue[string]): string | [] {
  return message.length === 1 && typeof message[0] === 'string' ? message[0] : []
}

/** Everything a person reads or hears on the page, piece by piece. */
export const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push(walker.currentNode.textContent)
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name))
    return said.map((words) => words?.trim() ?? '').filter((words) => words !== '')
  })

/** Those of the words that only another language has. */
export function findForeign(words: readonly string[], language: Language): readonly string[] {
  const has = (other: Language, said: string) => plainTexts.get(other)?.has(said) === true
  const isForeign = (said: string) => !has(language, said) && LANGUAGES.some((other) => has(other, said))
  return words.filter((said) => said.length >= TELLING_LETTERS && isForeign(said) && !OWN_NAMES.has(said))
}

/** Those of the words that are keys of texts, which stand there when the text itself is missing. */
export function findKeys(words: readonly string[], language: Language): readonly string[] {
  const keys = new Set(Object.keys(catalogues.get(language) ?? {}))
  return words.filter((said) => keys.has(said))
}
