/// <reference lib="dom" />
import { LANGUAGES, loadAllTexts, type Catalogue, type Language } from '@dayplate/messages'
import type { Page } from 'playwright-core'

/** The shortest text that counts, because shorter ones such as "Menu" or "g" are the same in many languages. */
const TELLING_LETTERS = 5

/** The names of the languages, which every page shows in their own language. */
const OWN_NAMES = new Set(['English', 'Polski'])

const catalogues = new Map<Language, Catalogue>()
for (const language of LANGUAGES) catalogues.set(language, await loadAllTexts(language))

/** The texts of a language. Texts with arguments are patterns. */
const plainTexts = new Map(
  [...catalogues].map(
    ([language, catalogue]) => [language, new Set(Object.values(catalogue).flatMap(plainText))] as const,
  ),
)

function plainText(message: Catalogue[string]): string | [] {
  return message.length === 1 && typeof message[0] === 'string' ? message[0] : []
}

/** All texts of the page that users read or hear, one by one. */
export const wordsOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push(walker.currentNode.textContent)
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name))
    return said.map((words) => words?.trim() ?? '').filter((words) => words !== '')
  })

/** The texts that exist only in another language. */
export function findForeign(words: readonly string[], language: Language): readonly string[] {
  const has = (other: Language, said: string) => plainTexts.get(other)?.has(said) === true
  const isForeign = (said: string) => !has(language, said) && LANGUAGES.some((other) => has(other, said))
  return words.filter((said) => said.length >= TELLING_LETTERS && isForeign(said) && !OWN_NAMES.has(said))
}

/** The texts that are ids of missing messages. */
export function findKeys(words: readonly string[], language: Language): readonly string[] {
  const keys = new Set(Object.keys(catalogues.get(language) ?? {}))
  return words.filter((said) => keys.has(said))
}
