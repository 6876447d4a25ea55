import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { LANGUAGES, loadAllTexts, type Catalogue, type Language } from '@dayplate/messages'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { openBrowser } from '../../../tools/browser/open-browser.ts'
import { moreScreens, routeExamples, type Screen } from './routes.ts'
import { sessionsOf } from './routes-viewers.ts'
import { visit } from './routes-visit.ts'

/** Shorter words, such as "Menu" or "g", are the same in many languages. */
const TELLING_LETTERS = 5

const today = dayOfInstant(Date.now(), DEFAULT_TIME_ZONE)
// The pages for developers speak English alone.
const screens: readonly Screen[] = [...routeExamples(today), ...moreScreens(today)].filter(
  ({ url, landsOn }) => landsOn === undefined && !url.startsWith('/gallery'),
)

const address = inject('appAddress')
const sessions = sessionsOf(address)
const catalogues = new Map<Language, Catalogue>()
let browser: Browser

beforeAll(async () => {
  for (const language of LANGUAGES) catalogues.set(language, await loadAllTexts(language))
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Everything a person reads or hears on the page, piece by piece. */
const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: (string | null)[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) said.push(walker.currentNode.textContent)
    for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
      for (const element of document.querySelectorAll(`[${name}]`)) said.push(element.getAttribute(name))
    return said.map((words) => words?.trim() ?? '').filter((words) => words !== '')
  })

/** The plain texts of a language; those with arguments are patterns. */
const plainTexts = (language: Language): ReadonlySet<string> =>
  new Set(
    Object.values(catalogues.get(language) ?? {}).flatMap((message) =>
      message.length === 1 && typeof message[0] === 'string' ? message[0] : [],
    ),
  )

/** Texts that only the other language has. */
function foreignTo(language: Language): ReadonlySet<string> {
  const own = plainTexts(language)
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => [...plainTexts(other)])
  return new Set(others.filter((text) => !own.has(text) && text.length >= TELLING_LETTERS))
}

async function read(screen: Screen, language: Language): Promise<string[]> {
  const token = await sessions(screen.as, screen.endsSession ?? false)
  const { page, problems, close } = await visit(browser, { address, screen, token, language })
  try {
    expect(problems).toEqual([])
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language)
    return await wordsOn(page)
  } finally {
    await close()
  }
}

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(screens)('$name ($url as $as) speaks that language alone and shows no key of a text', async (screen) => {
    const words = await read(screen, language)
    const foreign = foreignTo(language)
    // Each language is offered by its own name.
    const ownNames = ['English', 'Polski']
    expect(words.filter((said) => foreign.has(said) && !ownNames.includes(said))).toEqual([])
    const ids = new Set(Object.keys(catalogues.get(language) ?? {}))
    expect(words.filter((said) => ids.has(said))).toEqual([])
    expect(words.length).toBeGreaterThan(3)
  })
})
