import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { type ProfileSettings } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'
import type { Viewer } from './routes.ts'
import { sessionsOf } from './routes-viewers.ts'

/** The time until an unhandled failure opens an error page, in milliseconds (specification, section 9). */
const DELAY_MS = 4000

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

interface Visitor extends Omit<ProfileSettings, 'address' | 'stored'> {
  readonly as: Viewer
  readonly token?: string
  readonly language?: string
}

/** Opens a blank page and answers its error reports as the server would. */
async function openPage({ as, token, language = 'en', ...options }: Visitor) {
  const stored = { token: token ?? (await sessions(as, false)), locale: language }
  const page = await openPageForTest(browser, { timezoneId: 'Europe/Warsaw', ...options, address, stored })
  const reports: unknown[] = []
  await page.route('**/reports/errors', async (route) => {
    reports.push(route.request().postDataJSON())
    await route.fulfill({ status: 204 })
  })
  return { page, reports }
}

const refuse = (status: number) => (route: Route) => route.fulfill({ status, body: '{}' })
const abort = (route: Route) => route.abort('connectionrefused')
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname

/**
 * Opens the day plan of a newcomer without access and lets the query for the access fail. The page cannot be shown without that
 * answer and shows no error of its own.
 */
async function failAccess(how: (route: Route) => Promise<void>, visitor: Partial<Visitor> = {}) {
  const { page } = await openPage({ as: 'newcomer', ...visitor })
  await page.clock.install()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/q=MeAccessTo/, (route) => held.then(() => how(route)))
  const asked = page.waitForRequest(/q=MeAccessTo/)
  await page.goto(`${address}/day-plan`)
  await asked
  // From here on time passes only on command, so that a slow machine does not change the outcome.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  letGo()
  return page
}

/** Lets time pass until the page has navigated. The failure may arrive late, and its time starts only then. */
async function passUntil(page: Page, path: string): Promise<void> {
  const next = async () => {
    await page.clock.runFor(500)
    return pathOf(page)
  }
  await expect.poll(next).toBe(path)
}

describe('a failed request that no component shows', () => {
  it.each([
    ['without an answer', abort, '/error/network', 'Can’t connect to Dayplate'],
    ['with status 500', refuse(500), '/error/application', 'Something went wrong'],
    ['with status 503', refuse(503), '/error/application', 'Something went wrong'],
  ] as const)(
    '%s opens its error page after 4 seconds, which leads back to the screen',
    async (_, how, path, words) => {
      const page = await failAccess(how)
      const screen = pathOf(page)
      await page.clock.runFor(DELAY_MS - 500)
      expect(pathOf(page)).toBe(screen)
      await passUntil(page, path)
      await title(page, words)
      await page.unroute(/q=MeAccessTo/)
      await page.getByRole('button', { name: 'Go back' }).click()
      await title(page, 'You don’t have access yet')
      expect(pathOf(page)).toBe(screen)
    },
  )

  it('says that the device is offline', async () => {
    const page = await failAccess(async (route) => {
      await route.request().frame().page().context().setOffline(true)
      await route.abort('internetdisconnected')
    })
    await passUntil(page, '/error/network')
    await title(page, 'You are offline')
    expect(pathOf(page)).toBe('/error/network')
  })

  it('opens no error page after the user has left the page', async () => {
    const page = await failAccess(refuse(500), { viewport: { width: 390, height: 844 } })
    await page.clock.runFor(DELAY_MS - 500)
    await page.getByRole('link', { name: 'More' }).click()
    await title(page, 'More')
    await page.clock.runFor(2 * DELAY_MS)
    expect(pathOf(page)).toBe('/more')
  })

  it('opens no error page while the answer is only slow', async () => {
    const { page } = await openPage({ as: 'newcomer' })
    await page.clock.install()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route(/q=MeAccessTo/, async (route) => {
      await held
      await route.continue()
    })
    const asked = page.waitForRequest(/q=MeAccessTo/)
    await page.goto(`${address}/day-plan`)
    await asked
    await page.clock.runFor(3 * DELAY_MS)
    await page.getByRole('status', { name: 'Loading' }).waitFor()
    letGo()
    await title(page, 'You don’t have access yet')
    expect(pathOf(page)).toMatch(/^\/day-plan\//)
  })
})

describe('a failed request that a component shows', () => {
  it('opens no error page and is sent again by the button', async () => {
    const { page } = await openPage({ as: 'subscriber' })
    await page.clock.install()
    await page.route('**/graphql**', refuse(500))
    await page.goto(`${address}/day-plan`)
    await title(page, 'Something went wrong')
    await page.getByText('We’ve been notified. Try again, or come back in a few minutes.').waitFor()
    await page.clock.runFor(2 * DELAY_MS)
    expect(pathOf(page)).toMatch(/^\/day-plan\//)
    await page.unroute('**/graphql**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('article').first().waitFor()
  })

  it.each([
    ['alert', '/auth/login', 'visitor'],
    ['alert on a private page', '/coupon/access-code', 'newcomer'],
  ] as const)('opens no error page if it is shown by an %s', async (_, path, as) => {
    const { page } = await openPage({ as })
    await page.clock.install()
    await page.route('**/graphql**', refuse(503))
    await page.goto(address + path)
    await page.locator('form button[type=submit]').waitFor()
    for (const input of await page.getByRole('textbox').all()) await input.fill('ewa@example.com')
    await page.locator('form button[type=submit]').click()
    await page.getByText('Dayplate is very busy right now.').waitFor()
    await page.clock.runFor(2 * DELAY_MS)
    expect(pathOf(page)).toBe(path)
  })
})

describe('a failed request of a page that the user only points at', () => {
  it('opens no error page and keeps typed text', async () => {
    const { page } = await openPage({ as: 'visitor' })
    await page.clock.install()
    await page.goto(`${address}/auth/register`)
    const email = page.getByLabel('E-mail')
    await email.fill('ewa@example.com')
    await page.route(/q=TermsOfService/, abort)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=TermsOfService'))
    await page.getByRole('link', { name: 'terms' }).first().hover()
    await failed
    await page.clock.runFor(2 * DELAY_MS)
    expect(pathOf(page)).toBe('/auth/register')
    expect(await email.inputValue()).toBe('ewa@example.com')
  })
})

describe('HTTP 401', () => {
  it('clears stored data, tells the host app, and opens the login, which leads back to the page', async () => {
    const { page } = await openPage({ as: 'newcomer', token: 'expired' })
    await page.addInitScript(() => {
      const told: string[] = []
      Object.assign(window, { told, ReactNativeWebView: { postMessage: (text: string) => told.push(text) } })
      localStorage.setItem('email', 'ewa@example.com')
    })
    await page.goto(`${address}/day-plan/2026-11-21`)
    await page.waitForURL(/\/auth\/login\?from=%2Fday-plan%2F2026-11-21$/)
    const kept = await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('email')])
    expect(kept).toEqual([null, null])
    expect(await page.evaluate('told')).toEqual(['{"type":"forced_logout"}'])
  })
})

describe('the error pages', () => {
  it.each([
    ['/error/application', 'Something went wrong', 'Coś poszło nie tak'],
    ['/error/network', 'Can’t connect to Dayplate', 'Brak połączenia z Dayplate'],
  ])('%s offers to try again if it was opened directly, in both languages', async (path, en, pl) => {
    for (const [language, name, button] of [
      ['en', en, 'Try again'],
      ['pl', pl, 'Spróbuj ponownie'],
    ] as const) {
      const { page } = await openPage({ as: 'visitor', language })
      await page.goto(address + path)
      await title(page, name)
      const reloaded = page.waitForEvent('domcontentloaded')
      await page.getByRole('button', { name: button }).click()
      await reloaded
      expect(pathOf(page)).toBe(path)
    }
  })

  it('report a page that was not found without its query string', async () => {
    const { page, reports } = await openPage({ as: 'visitor' })
    await page.goto(`${address}/no/such/page?code=secret`)
    await title(page, 'There is nothing on this plate')
    await expect
      .poll(() => reports.filter((report) => JSON.stringify(report).includes('not-found')))
      .toEqual([
        { kind: 'not-found', message: 'A page was not found', path: '/no/such/page', version: expect.any(String) },
      ])
  })
})

describe('an error', () => {
  const unknownDay = { data: { dailyDietPlan: { __typename: 'DailyDietPlanOnTheMoon' } } }

  it('in a page keeps the menus usable, is reported once, and disappears on the next page', async () => {
    const { page, reports } = await openPage({ as: 'subscriber', viewport: { width: 390, height: 844 } })
    await page.route(/q=DailyDietPlan$/, (route) => route.fulfill({ json: unknownDay }))
    await page.goto(`${address}/day-plan`)
    await title(page, 'Dayplate has been updated')
    await page.getByRole('button', { name: 'Reload' }).waitFor()
    await page.getByRole('link', { name: 'More' }).click()
    await title(page, 'More')
    await page.unroute(/q=DailyDietPlan$/)
    expect(JSON.stringify(reports).split('Unknown day plan type')).toHaveLength(2)
  })

  it('in an event handler and in a promise is reported', async () => {
    const { page, reports } = await openPage({ as: 'visitor' })
    await page.goto(`${address}/error/application`)
    await page.evaluate(() => {
      setTimeout(() => {
        throw new Error('from a handler')
      })
      void Promise.reject(new Error('from a promise'))
    })
    const said = () => reports.map((report) => JSON.stringify(report)).join('\n')
    await expect.poll(said).toContain('Error: from a handler')
    await expect.poll(said).toContain('Error: from a promise')
  })

  it('in the account menu shows a link in its place and does not affect the page', async () => {
    const { page } = await openPage({ as: 'subscriber', viewport: { width: 1280, height: 800 } })
    await page.route(/assets\/account-menu[^/]*\.js$/, abort)
    await page.goto(`${address}/more`)
    await title(page, 'More')
    const link = page.getByRole('banner').getByRole('link', { name: 'Account' })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe('/more')
  })

  it('without a connection is shown by the app itself', async () => {
    const { page } = await openPage({ as: 'visitor' })
    await page.goto(`${address}/terms-of-service`)
    // Both documents share their styles, so only the code of the second page is missing.
    await title(page, 'Terms of service')
    await page.context().setOffline(true)
    await page.evaluate(() => history.pushState(null, '', '/privacy-policy'))
    await title(page, 'You are offline')
    expect(pathOf(page)).toBe('/privacy-policy')
  })

  it('before the first render shows a message in both languages with a button that reloads', async () => {
    const { page } = await openPage({ as: 'visitor' })
    await page.route(/assets\/texts-\w+-every-page-/, abort)
    await page.goto(`${address}/auth/login`)
    await page.getByRole('heading', { level: 1, name: 'Something went wrong Coś poszło nie tak' }).waitFor()
    await page.unroute(/assets\/texts-\w+-every-page-/)
    await page.getByRole('button', { name: 'Reload' }).click()
    await title(page, 'Welcome back')
    expect(pathOf(page)).toBe('/auth/login')
  })
})
