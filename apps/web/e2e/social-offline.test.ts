/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { reopenWithWorker } from './clean-page.ts'
import { sessionsOf } from './routes-viewers.ts'
import { be, openPage } from './social-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const PHONE = { viewport: { width: 390, height: 844 }, hasWorker: true }
const DESKTOP = { viewport: { width: 1280, height: 800 }, hasWorker: true }
const CALL = '**/graphql?q=AuthorizationUrls'

const buttons = (page: Page) => page.getByRole('link', { name: /(?:Log in|Sign up|Continue) with/ })
/** The distance from the title to the end of the page. The offline notice above the title comes and goes. */
const heightOf = async (page: Page): Promise<number> => {
  const tops = [page.locator('main h1'), page.locator('main :is(a, button)').last()].map(async (one) => {
    const box = await one.boundingBox()
    return box?.y ?? Number.NaN
  })
  const [title = 0, last = 0] = await Promise.all(tops)
  return last - title
}

/** Runs in the page. Whether each picture is loaded instead of shown as broken. */
const areSeen = (pictures: readonly Element[]): boolean[] =>
  pictures.map((picture) => picture instanceof HTMLImageElement && picture.naturalWidth > 0)

const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Opens a page whose service worker is ready, so that it also opens offline. */
async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await reopenWithWorker(page)
}

/** Opens the page offline. */
async function openOffline(page: Page, path: string): Promise<void> {
  await openKept(page, path)
  await buttons(page).first().waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await page.getByLabel('E-mail').waitFor()
}

describe('the provider buttons are hidden offline, and appear when the connection returns', () => {
  it.each([
    ['/auth/login', PHONE],
    ['/auth/register', PHONE],
    ['/auth/register', DESKTOP],
    ['/aktywacja', PHONE],
    ['/buy/signup', DESKTOP],
  ])('on %s (%j), without moving anything else', async (path, look) => {
    const page = await openPage(browser, address, look)
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('AuthorizationUrls'))
    await openOffline(page, path)
    await failed
    expect(await buttons(page).count()).toBe(0)
    const before = await heightOf(page)
    expect(before).toBeGreaterThan(0)
    await page.context().setOffline(false)
    await expect.poll(() => buttons(page).count()).toBe(3)
    expect(await heightOf(page)).toBe(before)
    await expect.poll(() => buttons(page).locator('img').evaluateAll(areSeen)).toEqual([true, true, true])
  })

  it('after an offline logout, and link to the provider', async () => {
    const page = await openPage(browser, address, { token: await sessionsOf(address)('newcomer', true), ...PHONE })
    await openKept(page, '/more')
    await page.context().setOffline(true)
    await page.goto('/auth/logout')
    await expect.poll(() => pathOf(page)).toBe('/auth/login')
    await page.getByRole('status').filter({ hasText: 'You’re logged out on this device.' }).waitFor()
    expect(await buttons(page).count()).toBe(0)
    await page.context().setOffline(false)
    await page.getByRole('link', { name: 'Log in with Google' }).click()
    await be(page, 'comes-after-a-tunnel')
    await page.getByRole('heading', { name: 'We couldn’t find your account' }).waitFor()
  })
})

it.each([
  ['/auth/login', 'visitor', 'Log in with Google', PHONE],
  ['/aktywacja', 'visitor', 'Continue with Google', DESKTOP],
  ['/settings', 'newcomer', 'Add Google', PHONE],
] as const)('a press on %s without a connection stays on the page and says so', async (path, viewer, name, look) => {
  const page = await openPage(browser, address, { token: await sessionsOf(address)(viewer, true), ...look })
  await page.goto(path)
  const google = page.getByRole('link', { name })
  await google.waitFor()
  await page.context().setOffline(true)
  await google.click()
  await page.getByRole('status').getByText('You are offline. Check your connection and try again.').waitFor()
  expect(pathOf(page)).toBe(path)
  await page.context().setOffline(false)
  await google.click()
  await be(page, `pressed-twice-${viewer}`)
  await expect.poll(() => page.url().startsWith(address)).toBe(true)
})

it('sends the query again when the connection changes after a missing answer', async () => {
  const page = await openPage(browser, address)
  await page.route(CALL, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  const answered = page.waitForResponse((response) => response.url().includes('AuthorizationUrls'))
  await page.goto('/auth/login')
  await answered
  await expect.poll(() => page.getByText('or', { exact: true }).count()).toBe(0)
  await page.unroute(CALL)
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'offline' }).waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => buttons(page).count()).toBe(3)
})
