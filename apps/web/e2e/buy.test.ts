/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { codeCard, openPage } from './home-visit.ts'
import { openSession } from './routes-viewers.ts'

/** How long a stored item is valid, in milliseconds: 30 days (second specification document, section 9). */
const STORED_TTL_MS = 2_592_000_000

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const storedItem = z.object({ value: z.unknown(), expire: z.number() })

async function readStored(page: Page, key: string) {
  const text = await page.evaluate((name) => localStorage.getItem(name), key)
  return text === null ? null : storedItem.parse(JSON.parse(text))
}

async function signUp(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByLabel('E-mail').fill(`${crypto.randomUUID()}@dayplate.example`)
  await page.getByLabel('Password', { exact: true }).fill('plum-and-rye')
  await page.getByRole('button', { name: 'Create account' }).click()
}

/** Whether the notice is above the first field of the page. */
const isToldBeforeFields = (page: Page): Promise<boolean> =>
  page.getByText('Online payment isn’t available yet.').evaluate((notice) => {
    const field = document.querySelector('main input')
    return field === null || (notice.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  })

describe('choosing a plan while payment is not available', () => {
  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a desktop', { width: 1280, height: 800 }],
  ])('says so above all fields on %s, links to the page for codes, and keeps the form', async (_, viewport) => {
    const page = await openPage(browser, { address, viewport })
    await page.goto(`${address}/buy/102`)
    await page.waitForURL(`${address}/buy/signup`)
    await page.getByRole('heading', { name: 'Diet, 3 months' }).waitFor()
    expect(await isToldBeforeFields(page)).toBe(true)
    await page.getByText('We’ll remember your choice on this device for 30\u00A0days.').waitFor()
    expect(await page.getByRole('link', { name: 'Use an access code' }).getAttribute('href')).toBe('/aktywacja')
    await signUp(page)
    await page.waitForURL(`${address}/buy`)
    await page.getByRole('heading', { name: 'Diet, 3 months' }).waitFor()
    expect(await isToldBeforeFields(page)).toBe(true)
    await page.getByRole('link', { name: 'Use an access code' }).click()
    await page.waitForURL(`${address}/coupon/access-code`)
    await page.getByLabel('Access code').waitFor()
    expect(await page.getByRole('button', { name: 'Use the code' }).count()).toBe(1)
  })

  it('also works by the login of the purchase', async () => {
    const page = await openPage(browser, { address })
    await page.goto(`${address}/buy/101`)
    await page.getByRole('link', { name: 'Log in' }).click()
    // The address changes before the page, and the previous form has the same labels.
    await page.getByRole('button', { name: 'Log in' }).waitFor()
    expect(page.url()).toBe(`${address}/buy/login`)
    await expect.poll(() => isToldBeforeFields(page)).toBe(true)
    await page.getByRole('heading', { name: 'Diet, 1 month' }).waitFor()
    await page.getByLabel('E-mail').fill('maja@dayplate.example')
    await page.getByLabel('Password', { exact: true }).fill('green-plate')
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${address}/buy`)
    await page.getByRole('link', { name: 'Use an access code' }).waitFor()
    await page.getByRole('heading', { name: 'Diet, 1 month' }).waitFor()
    await expect.poll(() => page.locator('h1').innerText()).toBe('The plan you chose')
  })

  it('stores the parameters of the address for 30 days, and the promo code separately', async () => {
    const page = await openPage(browser, { address })
    const before = Date.now()
    await page.goto(`${address}/buy/102?from=%2Fsummer&source=letter&productPrice=149&pc=PLUM`)
    await page.waitForURL(`${address}/buy/signup`)
    const choice = await readStored(page, 'buyChoice')
    expect(choice?.value).toEqual({
      productId: '102',
      landingAddress: '/summer',
      source: 'letter',
      productPrice: '149',
    })
    expect(choice?.expire).toBeGreaterThanOrEqual(before + STORED_TTL_MS)
    expect(choice?.expire).toBeLessThanOrEqual(Date.now() + STORED_TTL_MS)
    expect((await readStored(page, 'promoCode'))?.value).toBe('PLUM')
  })

  it('queries prices with the promo code of any address', async () => {
    const page = await openPage(browser, { address })
    const asked = page.waitForRequest(/q=ProductVariants/)
    await page.goto(`${address}/buy/102?pc=PLUM`)
    expect((await asked).postDataJSON()).toMatchObject({ variables: { promoCode: 'PLUM' } })
  })

  it('shows "not found" for a product id that is not a number, and stores nothing', async () => {
    const page = await openPage(browser, { address })
    await page.goto(`${address}/buy/12a`)
    await page.getByText('Error 404').waitFor()
    expect(await readStored(page, 'buyChoice')).toBeNull()
  })

  it('says that the chosen plan is not on sale, does not promise to remember it, and keeps the form', async () => {
    const page = await openPage(browser, { address })
    await page.goto(`${address}/buy/999999`)
    await page.getByText('This plan is not on sale').waitFor()
    expect(await page.getByText('remember your choice').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Create account' }).count()).toBe(1)
  })
})

describe('the page of the chosen plan', () => {
  it('sends a visitor to the login first', async () => {
    const page = await openPage(browser, { address })
    await page.goto(`${address}/buy`)
    await page.waitForURL(`${address}/auth/login?from=%2Fbuy`)
    expect(await readStored(page, 'buyChoice')).toBeNull()
  })

  it('redirects a user without a choice to the home page', async () => {
    const page = await openPage(browser, { address, stored: { token: await openSession(address, 'newcomer') } })
    await page.goto(`${address}/buy`)
    await page.waitForURL(`${address}/home#buy`)
    await codeCard(page).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('ignores an expired choice', async () => {
    const page = await openPage(browser, { address, stored: { token: await openSession(address, 'newcomer') } })
    await page.addInitScript(() =>
      localStorage.setItem('buyChoice', JSON.stringify({ value: { productId: '102' }, expire: Date.now() - 1 })),
    )
    await page.goto(`${address}/buy`)
    await page.waitForURL(`${address}/home#buy`)
    await codeCard(page).waitFor()
    expect(await page.locator('h1').count()).toBe(1)
  })

  it('closes at once when the session ends in another tab', async () => {
    const page = await openPage(browser, { address, stored: { token: await openSession(address, 'newcomer') } })
    await page.goto(`${address}/buy/102`)
    await page.getByRole('heading', { name: 'Diet, 3 months' }).waitFor()
    const refused: string[] = []
    page.on('response', (response) => {
      if (response.status() === 401) refused.push(response.url())
    })
    const other = await page.context().newPage()
    await other.goto(`${address}/favicon.svg`)
    await other.evaluate(() => localStorage.removeItem('token'))
    await page.waitForURL(/\/auth\/login/)
    expect(refused).toEqual([])
  })
})
