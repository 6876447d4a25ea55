import type { Browser, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { ERROR_PAGE_DELAY_MS } from './access-visit.ts'
import { codeCard, exampleSection, openHome, openPage } from './home-visit.ts'
import { openSession } from './routes-viewers.ts'

const WORDS = [
  {
    locale: 'en-GB',
    title: 'Four good plates a day, planned around you',
    diets: ['Classic', 'Vegetarian', 'Vegan', 'GLP-1'],
    total: /^\d+\u00A0kcal of \d+\u00A0kcal$/,
    description: /^Dayplate plans four meals/,
  },
  {
    locale: 'pl-PL',
    title: 'Cztery dobre posiłki dziennie, dopasowane do Ciebie',
    diets: ['Klasyczna', 'Wegetariańska', 'Wegańska', 'GLP-1'],
    total: /^\d+\u00A0kcal z\s\d+\u00A0kcal$/,
    description: /^Dayplate układa cztery posiłki/,
  },
] as const

/** A day fits when its energy is within 2 % of the target. */
const TOLERANCE = 0.02

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** Reads the two numbers from a text such as "1873 kcal of 1870 kcal". */
function readSum(text: string): readonly [actual: number, target: number] {
  const [actual = Number.NaN, target = Number.NaN] = text
    .split(/ of | z\s/)
    .map((part) => Number(part.replaceAll(/\D/g, '')))
  return [actual, target]
}

describe.each(WORDS)('a visitor who reads $locale', ({ locale, title, diets, total, description }) => {
  it('is redirected to the home page, which describes the product under one title', async () => {
    const page = await openPage(browser, { address, locale })
    await openHome(page, `${address}/`)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await page.locator('h1').allInnerTexts()).toEqual([title])
    const levels = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ tagName }) => tagName))
    expect(levels.join(' ')).toMatch(/^H1 H2 H2( H3){4} H2( H3){5} H2( H3){4}$/)
    expect(await page.title()).toMatch(/.+ · Dayplate$/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(description)
    for (const id of ['coach', 'example', 'buy']) expect(await page.locator(`section#${id}`).count()).toBe(1)
  })

  it('sees the example day of each diet, chosen by keyboard, with its sums', async () => {
    const page = await openPage(browser, { address, locale })
    await openHome(page, `${address}/home`)
    const example = exampleSection(page)
    expect((await example.locator('label').allInnerTexts()).slice(0, 4)).toEqual(diets)
    const seen = new Set<string>()
    await example.getByRole('radio').first().focus()
    for (const name of diets) {
      await example.getByRole('radio', { name, checked: true, exact: true }).waitFor()
      await example.locator('[aria-busy="false"]').waitFor()
      expect(await example.getByRole('article').count()).toBe(4)
      const [actual, target] = readSum(await example.getByText(total).innerText())
      expect(Math.abs(actual - target)).toBeLessThanOrEqual(target * TOLERANCE)
      seen.add(await example.innerText())
      await page.keyboard.press('ArrowRight')
    }
    expect(seen.size).toBe(diets.length)
  })

  it('sees no plans and no prices while payment is unavailable', async () => {
    const page = await openPage(browser, { address, locale })
    await openHome(page, `${address}/home`)
    expect(await page.getByText(/\d\sz[lł]/).count()).toBe(0)
    expect(await page.locator('a[href^="/buy"]').count()).toBe(0)
  })
})

describe('a logged-in user', () => {
  it('can open the home page and go to the plan from there', async () => {
    const page = await openPage(browser, { address, stored: { token: await openSession(address, 'subscriber') } })
    await openHome(page, `${address}/home`)
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await page.waitForURL(/\/day-plan\/\d{4}-\d\d-\d\d$/)
    await page
      .getByRole('button', { name: /^Eaten/ })
      .first()
      .waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
  })

  it('without access sees a link to the access code and no plans to buy', async () => {
    const page = await openPage(browser, { address, stored: { token: await openSession(address, 'newcomer') } })
    await page.goto(`${address}/day-plan`)
    const code = page.getByRole('link', { name: 'Enter an access code' })
    expect(await code.getAttribute('href')).toBe('/coupon/access-code')
    expect(await page.getByRole('link', { name: 'See the plans' }).count()).toBe(0)
  })
})

describe('a failure', () => {
  it('of the example day is shown only in their section, and a retry loads them', async () => {
    const page = await openPage(browser, { address })
    const call = '**/graphql?q=ExampleDay'
    await page.route(call, (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } }))
    await page.goto(`${address}/home`)
    await exampleSection(page).scrollIntoViewIfNeeded()
    await exampleSection(page).getByRole('alert').waitFor()
    await page.getByLabel('Access code').waitFor()
    // Waits for the plates, which send the same query. A retry during that query would get its failed answer.
    await codeCard(page).locator('img').nth(3).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    await page.unroute(call)
    await exampleSection(page).getByRole('button', { name: 'Try again' }).click()
    await exampleSection(page).getByRole('article').first().waitFor()
    expect(await exampleSection(page).getByRole('alert').count()).toBe(0)
  })

  it.each([
    ['no answer', (route: Route) => route.abort()],
    ['status 500', (route: Route) => route.fulfill({ status: 500, body: '{}' })],
    ['an answer with errors alone', (route: Route) => route.fulfill({ json: { errors: [{ message: 'broken' }] } })],
  ] as const)('of the plates leaves them empty and the page in its place: %s', async (_, fail) => {
    const page = await openPage(browser, { address, viewport: { width: 390, height: 844 } })
    await page.clock.install()
    await page.route('**/graphql**', fail)
    await page.goto(`${address}/home`)
    await codeCard(page).locator('img').nth(3).waitFor()
    await page.clock.runFor(2 * ERROR_PAGE_DELAY_MS)
    expect(new URL(page.url()).pathname).toBe('/home')
    await page.getByLabel('Access code').waitFor()
  })

  it('of the code of the example day affects only their section', async () => {
    const page = await openPage(browser, { address })
    const code = '**/assets/example-day-*.js'
    await page.route(code, (route) => route.abort())
    await page.goto(`${address}/home`)
    await exampleSection(page).scrollIntoViewIfNeeded()
    await exampleSection(page).getByRole('button', { name: 'Try again' }).waitFor()
    await page.getByLabel('Access code').waitFor()
    await page.unroute(code)
    await exampleSection(page).getByRole('button', { name: 'Try again' }).click()
    await exampleSection(page).getByRole('article').first().waitFor()
    expect(await exampleSection(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })
})

describe('links to sections of the home page', () => {
  it('are marked as current only while the address names their section', async () => {
    const page = await openPage(browser, { address })
    await openHome(page, `${address}/home`)
    expect(await page.locator('a[href*="#"][aria-current="page"]').count()).toBe(0)
    const example = page.getByRole('main').getByRole('link', { name: 'Try the example day' })
    await example.click()
    await page.waitForURL(`${address}/home#example`)
    await expect.poll(() => example.getAttribute('aria-current')).toBe('page')
  })
})
