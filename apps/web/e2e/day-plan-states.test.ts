import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { reopenWithWorker, type ProfileSettings } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'
import { sessionsOf } from './routes-viewers.ts'

const PHONE = { width: 390, height: 844 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** Opens the demo subscriber's day plan and waits until it has loaded. */
async function openDayPlan(
  look: Omit<ProfileSettings, 'address'> & { isOwnSession?: boolean; language?: string },
): Promise<Page> {
  const { isOwnSession = false, language = 'en', ...options } = look
  const stored = { token: await sessions('subscriber', isOwnSession), locale: language }
  const page = await openPageForTest(browser, { timezoneId: 'Europe/Warsaw', ...options, address, stored })
  await page.goto(`${address}/day-plan`)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Loads the page again, because the service worker caches the drawn plate for offline use only from the second visit on. */
async function keepShell(page: Page): Promise<void> {
  await reopenWithWorker(page)
  await page.getByRole('article').first().waitFor()
  await page.waitForLoadState('networkidle')
}

/** Opens a day that is not in the cache, with the timeline. */
const openLastDay = (page: Page) => page.locator('[data-date]').last().click()

describe('a day plan that does not load', () => {
  it('shows a text, a drawn plate and a visible button when there is no connection', async () => {
    const page = await openDayPlan({ viewport: PHONE, hasWorker: true })
    await keepShell(page)
    await page.context().setOffline(true)
    await openLastDay(page)
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor()
    // decode() waits for the picture and rejects if it does not load.
    await page.locator('main section img').evaluate((img: HTMLImageElement) => img.decode())
    const button = await page.getByRole('button', { name: 'Try again' }).boundingBox()
    const tabs = await page.getByRole('navigation', { name: 'Main menu' }).last().boundingBox()
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0)
  })

  it('shows the general error text for a server error', async () => {
    const page = await openDayPlan({ viewport: PHONE })
    await page.route('**/graphql**', (route) => route.fulfill({ status: 500, body: '' }))
    await openLastDay(page)
    const title = page.getByRole('heading', { level: 1, name: /went wrong|Can’t connect|offline/ })
    await title.waitFor()
    expect(await title.innerText()).toBe('Something went wrong')
  })

  it('says that a meal marked while offline is saved when the connection is back', async () => {
    const page = await openDayPlan({ viewport: PHONE })
    const eaten = page.getByRole('button', { name: /^Eaten/ }).first()
    const before = await eaten.getAttribute('aria-pressed')
    await page.context().setOffline(true)
    await eaten.click()
    await page.getByText('We’ll save your changes when it’s back.').first().waitFor()
    expect(await eaten.getAttribute('aria-pressed')).not.toBe(before)
  })
})

describe('the timeline', () => {
  it('gives each day an accessible name that starts with its visible text', async () => {
    const page = await openDayPlan({ viewport: PHONE })
    const pills = await page
      .locator('[data-date]')
      .evaluateAll((all) => all.map((pill) => ({ name: pill.getAttribute('aria-label'), text: pill.textContent })))
    expect(pills.length).toBeGreaterThan(10)
    const begins = pills.map(({ name, text }) => `${name} `.startsWith(`${text} `))
    expect(begins).toEqual(pills.map(() => true))
  })
})

describe.each(['en', 'pl'])('the fit details at 320 px in %s', (language) => {
  it('stay inside the screen', async () => {
    const page = await openDayPlan({ viewport: NARROWEST, language })
    await page.locator('summary').click()
    await page.getByRole('table').waitFor()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(NARROWEST.width)
  })
})

describe('the focus after a move to the day plan', () => {
  it('is on the title of the day even if the day loads later', async () => {
    const page = await openDayPlan({ viewport: PHONE })
    await openLastDay(page)
    const isOnTitle = () => document.activeElement?.tagName === 'H1'
    await page.waitForFunction(isOnTitle)
    await page.getByRole('link', { name: 'More' }).click()
    await page.waitForFunction(isOnTitle)
    expect(await page.locator(':focus').innerText()).toBe('More')
  })
})

describe('a day plan whose session ends in another tab', () => {
  it('opens the login without another request to the gateway', async () => {
    const page = await openDayPlan({ viewport: PHONE, isOwnSession: true })
    const asked: string[] = []
    page.on('request', (request) => {
      // The meals of the shown day are prefetched when the page is idle.
      const isAhead = request.url().includes('q=MealDetails')
      // The login page queries the addresses of its provider buttons, which needs no session.
      const isOfLogin = request.url().includes('q=AuthorizationUrls')
      if (request.url().includes('/graphql') && !isAhead && !isOfLogin) asked.push(request.url())
    })
    const other = await page.context().newPage()
    await other.goto(`${address}/auth/logout`)
    await page.waitForURL(/\/auth\/login/)
    await other.waitForURL(/\/auth\/login/)
    expect(asked).toEqual([])
  })
})
