import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { openBrowser } from '../../../tools/browser/open-browser.ts'
import { exampleSection, openHome, openPage, plansSection, signIn } from './home-visit.ts'

const WORDS = [
  {
    locale: 'en-GB',
    title: 'Four good plates a day, planned around you',
    people: ['Classic', 'Vegetarian', 'Vegan'],
    total: /^[\d,]+ of [\d,]+\u00A0kcal$/,
    plan: 'Diet, 3 months',
    price: /^149\szl Regular price 177\szl$/,
    description: /^Dayplate plans four meals/,
  },
  {
    locale: 'pl-PL',
    title: 'Cztery dobre talerze dziennie, ułożone dla Ciebie',
    people: ['Klasyczna', 'Wegetariańska', 'Wegańska'],
    total: /^[\d\s]+\sz\s[\d\s]+\u00A0kcal$/,
    plan: 'Dieta, 3 miesiące',
    price: /^149\szł Cena regularna 177\szł$/,
    description: /^Dayplate układa cztery posiłki/,
  },
] as const

/** A day fits when its energy is within 2 % of the target. */
const TOLERANCE = 0.02

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The two numbers of "1,873 of 1,870 kcal". */
function readSum(text: string): readonly [actual: number, target: number] {
  const [actual = Number.NaN, target = Number.NaN] = text
    .split(/ of | z\s/)
    .map((part) => Number(part.replaceAll(/\D/g, '')))
  return [actual, target]
}

describe.each(WORDS)('a visitor who reads $locale', ({ locale, title, people, total, plan, price, description }) => {
  it('comes to the home and reads what the product is, from one title down', async () => {
    const page = await openPage(browser, { locale })
    await openHome(page, `${address}/`)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await page.locator('h1').allInnerTexts()).toEqual([title])
    const levels = await page.locator('main :is(h1, h2, h3)').evaluateAll((all) => all.map(({ tagName }) => tagName))
    expect(levels.join(' ')).toMatch(/^H1 H2( H3)+ H2( H3){4} H2( H3){3}$/)
    expect(await page.title()).toMatch(/.+ · Dayplate$/)
    expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(description)
    for (const id of ['coach', 'example', 'buy']) expect(await page.locator(`section#${id}`).count()).toBe(1)
  })

  it('sees an example day of each sample person, chosen by keyboard, with its sums', async () => {
    const page = await openPage(browser, { locale })
    await openHome(page, `${address}/home`)
    const example = exampleSection(page)
    expect(await example.locator('label').allInnerTexts()).toEqual(people)
    const seen = new Set<string>()
    await example.getByRole('radio').first().focus()
    for (const name of people) {
      await example.getByRole('radio', { name, checked: true }).waitFor()
      expect(await example.getByRole('article').count()).toBe(4)
      const [actual, target] = readSum(await example.getByText(total).innerText())
      expect(Math.abs(actual - target)).toBeLessThanOrEqual(target * TOLERANCE)
      seen.add(await example.innerText())
      await page.keyboard.press('ArrowRight')
    }
    expect(seen.size).toBe(people.length)
  })

  it('sees what each plan costs, the reduced one with the price before', async () => {
    const page = await openPage(browser, { locale })
    await openHome(page, `${address}/home`)
    const card = plansSection(page).getByRole('article').filter({ hasText: plan })
    expect(await card.getByRole('paragraph').filter({ hasText: price }).count()).toBe(1)
    expect(await card.locator('s').innerText()).toMatch(/^177\sz[lł]$/)
    expect(await card.getByText('Bestseller').count()).toBe(1)
  })
})

describe('somebody who is logged in', () => {
  it('reads the home too, and goes to the plan from there', async () => {
    const page = await openPage(browser)
    await signIn(page, address, 'subscriber')
    await openHome(page, `${address}/home`)
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await page.waitForURL(/\/day-plan\/\d{4}-\d\d-\d\d$/)
    await page
      .getByRole('button', { name: /^Eaten/ })
      .first()
      .waitFor()
    expect(await page.getByRole('article').count()).toBe(4)
  })

  it('without access finds the way to the plans and to the access code', async () => {
    const page = await openPage(browser)
    await signIn(page, address, 'newcomer')
    await page.goto(`${address}/day-plan`)
    const code = page.getByRole('link', { name: 'Enter an access code' })
    expect(await code.getAttribute('href')).toBe('/coupon/access-code')
    await page.getByRole('link', { name: 'See the plans' }).click()
    await page.waitForURL(`${address}/home#buy`)
    await plansSection(page).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
  })
})

describe('what fails', () => {
  const PARTS = [
    {
      name: 'the example days',
      call: '**/graphql?q=ExampleDays',
      code: '**/assets/example-days-*.js',
      part: exampleSection,
      other: plansSection,
    },
    {
      name: 'the plans',
      call: '**/graphql?q=ProductVariants',
      code: '**/assets/products-on-sale-*.js',
      part: plansSection,
      other: exampleSection,
    },
  ] as const

  it.each(PARTS)('$name spoil only their section, and come when asked again', async ({ call, part, other }) => {
    const page = await openPage(browser)
    await page.route(call, (route) => route.fulfill({ status: 500, json: { errors: [{ message: 'broken' }] } }))
    await page.goto(`${address}/home`)
    await part(page).getByRole('alert').waitFor()
    await other(page).getByRole('article').first().waitFor()
    // The band asks the same: what it still waits for would be the answer to the next question too.
    await page.getByText('Breakfast', { exact: true }).first().locator('..').locator('img').waitFor()
    expect(await page.locator('h1').count()).toBe(1)
    await page.unroute(call)
    await part(page).getByRole('button', { name: 'Try again' }).click()
    await part(page).getByRole('article').first().waitFor()
    expect(await part(page).getByRole('alert').count()).toBe(0)
  })

  it.each(PARTS)('$name spoil only their section when their code does not arrive', async ({ code, part, other }) => {
    const page = await openPage(browser)
    await page.route(code, (route) => route.abort())
    await page.goto(`${address}/home`)
    await part(page).getByRole('button', { name: 'Try again' }).waitFor()
    await other(page).getByRole('article').first().waitFor()
    await page.unroute(code)
    await part(page).getByRole('button', { name: 'Try again' }).click()
    await part(page).getByRole('article').first().waitFor()
    expect(await part(page).getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })

  it('says so when nothing is on sale', async () => {
    const page = await openPage(browser)
    const nothing = { data: { productVariants: [] } }
    await page.route('**/graphql?q=ProductVariants', (route) => route.fulfill({ json: nothing }))
    await page.goto(`${address}/home`)
    await plansSection(page).getByText('There are no plans on sale at the moment.').waitFor()
    expect(await plansSection(page).getByRole('article').count()).toBe(0)
  })
})

describe('links to places on the home', () => {
  it('are current only while the address names the place', async () => {
    const page = await openPage(browser)
    await openHome(page, `${address}/home`)
    const current = page.locator('a[href*="#"][aria-current="page"]')
    expect(await current.count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: 'Choose a plan' }).click()
    await page.waitForURL(`${address}/home#buy`)
    const isCurrent = (name: string) => page.getByRole('main').getByRole('link', { name }).getAttribute('aria-current')
    await expect.poll(() => isCurrent('Choose a plan')).toBe('page')
    expect(await isCurrent('See an example day')).toBeNull()
  })
})
