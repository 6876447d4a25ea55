/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { LIVE_PATH } from '@dayplate/rules/live'
import type { Browser, Locator, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { ADD_ITEM, LIST } from '../../server/test/tools/shopping-documents.ts'
import { subscribersOf, type Subscribers } from '../../server/test/tools/subscribers.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { reopenWithWorker } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

let browser: Browser
let server: TestServer
let people: Subscribers
let address: string
beforeAll(async () => {
  browser = await shareBrowser()
  server = await startTestServer(WEB_FOLDER, { live: { heartbeatMs: 200 } })
  people = await subscribersOf(server)
  address = await server.listen()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await server.close()
})

const listed = z.object({
  shoppingList: z.object({
    categories: z.array(z.object({ products: z.array(z.object({ name: z.string() })) })),
  }),
})

/** A person whose list has this first product. */
async function newShopper() {
  const token = await people.newPerson()
  await people.generate(token)
  const { data } = await server.client.call(LIST, { token, variables: {} })
  const [category] = listed.parse(data).shoppingList.categories
  const [product] = category?.products ?? []
  if (product === undefined) throw new Error('the list is empty')
  return { token, name: product.name }
}

const isStream = (request: Request): boolean => new URL(request.url()).pathname === LIVE_PATH

/** Opens the list on a device of its own, and waits until it hears of changes. */
async function openList(token: string, { hasWorker = false } = {}): Promise<Page> {
  const now = server.clock.now()
  const stored = { token, locale: 'en' }
  const page = await openPageForTest(browser, { address, stored, now, hasWorker, reducedMotion: 'reduce' })
  if (hasWorker) {
    await page.goto('/more')
    await reopenWithWorker(page)
  }
  await reachStream(page, () => page.goto('/shopping-list'))
  await page.getByRole('heading', { level: 1 }).waitFor()
  // A page that were loaded again would have lost it.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  return page
}

/** Does something that opens a stream, and waits until the list was asked for again because of it. */
async function reachStream(page: Page, act: () => Promise<unknown>): Promise<void> {
  const opened = page.waitForResponse((response) => isStream(response.request()) && response.status() === 200)
  await act()
  await opened
  await page.waitForResponse((response) => response.url().endsWith('/graphql?q=ShoppingList'))
}

const tickOf = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `${name}, bought`, exact: true, includeHidden: true })

const isSamePage = (page: Page): Promise<boolean> => page.evaluate(() => Reflect.get(window, 'isSamePage') === true)

const addElsewhere = (token: string, name: string) =>
  server.client.call(ADD_ITEM, { token, variables: { id: randomUUID(), name } })

/** Hides or shows the page, as another window before it does. */
const setVisibility = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

describe('the shopping list on two devices', () => {
  it('shows on one what is ticked on the other, both ways, without being loaded again', async () => {
    const { token, name } = await newShopper()
    const [phone, laptop] = [await openList(token, { hasWorker: true }), await openList(token)]
    await tickOf(phone, name).click()
    await expect.poll(() => tickOf(laptop, name).isChecked()).toBe(true)
    await laptop
      .getByText(/^Bought: /)
      .first()
      .click()
    await tickOf(laptop, name).click()
    await expect.poll(() => tickOf(phone, name).isChecked()).toBe(false)
    expect([await isSamePage(phone), await isSamePage(laptop)]).toEqual([true, true])
  })

  it('does not ask again after its own changes', async () => {
    const { token, name } = await newShopper()
    const page = await openList(token)
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/graphql?q=ShoppingList') ? 1 : 0))
    const marked = page.waitForResponse((response) => response.url().includes('MarkProductAsBought'))
    await tickOf(page, name).click()
    await marked
    await addElsewhere(token, 'Soap')
    await page.getByText('Soap', { exact: true }).waitFor()
    expect(asked).toBe(1)
  })

  it('has no stream while it is hidden, and shows what changed when it is seen again', async () => {
    const { token } = await newShopper()
    const page = await openList(token)
    const ended = page.waitForEvent('requestfailed', isStream)
    await setVisibility(page, 'hidden')
    await ended
    await addElsewhere(token, 'Candles')
    expect(await page.getByText('Candles').count()).toBe(0)
    await setVisibility(page, 'visible')
    await page.getByText('Candles').waitFor()
    expect(await isSamePage(page)).toBe(true)
  })

  it('shows what changed while it had no connection', async () => {
    const { token } = await newShopper()
    const page = await openList(token)
    await page.context().setOffline(true)
    await addElsewhere(token, 'Matches')
    await page.context().setOffline(false)
    await page.getByText('Matches').waitFor()
    expect(await isSamePage(page)).toBe(true)
  })

  it('keeps the shown list when the newer one does not arrive, and asks later', async () => {
    const { token, name } = await newShopper()
    const page = await openList(token)
    await page.route('**/graphql?q=ShoppingList', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ShoppingList'))
    await addElsewhere(token, 'Foil')
    await failed
    expect(await tickOf(page, name).isVisible()).toBe(true)
    await page.unrouteAll()
    await page.getByText('Foil').waitFor()
  })

  it('ends where the session was ended from another device', async () => {
    const { token } = await newShopper()
    const page = await openList(token)
    await server.client.call('mutation { me { logout { __typename } } }', { token })
    await page.waitForURL((url) => url.pathname === '/auth/login')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  })
})
