/// <reference lib="dom" />
import { articles } from '@dayplate/catalogue/articles'
import { bindHtml } from '@dayplate/messages/short-words'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { findBrokenCellWords, findMisfits } from './misfits.ts'
import { openPage } from './pages-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

type Language = 'en' | 'pl'
const LOCALES = { en: 'en-GB', pl: 'pl-PL' } as const

const answered = z.object({ data: z.looseObject({ article: z.array(z.looseObject({})) }) })

/** Opens a free article that has this text. */
async function openText(language: Language, width: number, content: string): Promise<Page> {
  const page = await openPage(browser, address, { locale: LOCALES[language], viewport: { width, height: 800 } })
  await page.route('**/graphql?q=Article', async (route) => {
    const { data } = answered.parse(await (await route.fetch()).json())
    await route.fulfill({ json: { data: { ...data, article: data.article.map((one) => ({ ...one, content })) } } })
  })
  const free = articles[language].find(({ reveal }) => reveal === 'free')
  await page.goto(`/knowledge/article/${free?.id}-${free?.slug}`)
  await page.locator('main table').first().waitFor()
  return page
}

/** The tables of all articles. */
const tablesIn = (language: Language): readonly string[] =>
  articles[language].flatMap(({ html }) => bindHtml(html, language).match(/<table>[^]*?<\/table>/g) ?? [])

const boxAround = (page: Page) => page.locator('main div:has(> table)')

describe.each([320, 390])('tables on a phone that is %i px wide', (width) => {
  it.each(['en', 'pl'] as const)('break no word, and none needs to scroll: %s', async (language) => {
    const tables = tablesIn(language)
    const page = await openText(language, width, tables.join(''))
    await expect.poll(() => boxAround(page).count()).toBe(tables.length)
    expect(await findBrokenCellWords(page)).toEqual([])
    expect(await findMisfits(page)).toEqual([])
    const tooWide = await boxAround(page).evaluateAll((boxes) =>
      boxes.filter((box) => box.scrollWidth > box.clientWidth).map(({ textContent }) => textContent.slice(0, 40)),
    )
    expect(tooWide).toEqual([])
    expect(await page.locator('main [tabindex="0"]').count()).toBe(0)
  })
})

describe('a table that is wider than the page', () => {
  const cells = (tag: string) => `<${tag}>Przedramionami</${tag}>`.repeat(4)
  const wide = `<p>Before.</p><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table>`

  it('scrolls in its own box, which the keyboard reaches', async () => {
    const page = await openText('en', 320, wide)
    await page.locator('main [tabindex="0"]').waitFor()
    expect(await findMisfits(page)).toEqual([])
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('link', { name: 'Knowledge' }).last().focus()
    const isReached = () => boxAround(page).evaluate((box) => box === document.activeElement)
    for (let stop = 0; stop < 5 && !(await isReached()); stop += 1) await page.keyboard.press('Tab')
    expect(await isReached()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => boxAround(page).evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  })

  it('is no stop of the keyboard where it fits', async () => {
    const page = await openText('en', 320, wide)
    await page.locator('main [tabindex="0"]').waitFor()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(() => page.locator('main [tabindex="0"]').count()).toBe(0)
  })
})
