/// <reference lib="dom" />
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { LIVE_PATH } from '@dayplate/rules/live'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { LINKS, STOP_SHARING } from '../../server/test/tools/secret-address-documents.ts'
import { ADD_ITEM, LIST } from '../../server/test/tools/shopping-documents.ts'
import { subscribersOf, type Subscribers } from '../../server/test/tools/subscribers.ts'
import { startTestServer, type TestServer } from '../../server/test/tools/test-server.ts'
import { answerQuestion } from './answer-question.ts'
import { findBarriers } from './barriers.ts'
import { openPageForTest } from './page-for-test.ts'

const WEB_FOLDER = path.resolve(import.meta.dirname, '../dist')

const SIZES = [
  ['phones', { width: 390, height: 844 }],
  ['desktops', { width: 1280, height: 800 }],
] as const
type Viewport = (typeof SIZES)[number][1]

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
    cookedMeals: z.array(z.object({ name: z.string() })),
    categories: z.array(z.object({ products: z.array(z.object({ name: z.string() })) })),
  }),
})

const period = z.object({ start: z.string(), end: z.string() })
const links = z.object({ shoppingListLinks: z.tuple([z.object({ period })]) })

interface PageOptions {
  readonly stored?: Readonly<Record<string, string>>
  readonly hasWorker?: boolean
}

async function openPage(viewport: Viewport, { stored, hasWorker = false }: PageOptions = {}): Promise<Page> {
  const now = server.clock.now()
  return openPageForTest(browser, {
    address,
    hasWorker,
    // Playwright's clock hides which files a page has loaded, which are those that are kept.
    ...(hasWorker ? { scripts: [`Date.now = () => ${now}`] } : { now }),
    stored: { locale: 'en', ...stored },
    viewport,
    reducedMotion: 'reduce',
  })
}

/** An owner with their open list, and the names of what they cook and buy. */
async function openOwner(viewport: Viewport) {
  const token = await people.newPerson()
  await people.generate(token)
  await server.client.call(ADD_ITEM, { token, variables: { id: randomUUID(), name: 'Dish soap' } })
  const { data } = await server.client.call(LIST, { token, variables: {} })
  const { categories, cookedMeals } = listed.parse(data).shoppingList
  const products = categories.flatMap((category) => category.products.map(({ name }) => name))
  const page = await openPage(viewport, { stored: { token } })
  await reachStream(page, () => page.goto('/shopping-list'))
  return { token, page, products, meals: cookedMeals.map(({ name }) => name) }
}

/** Does something that opens a live stream. */
async function reachStream(page: Page, act: () => Promise<unknown>): Promise<void> {
  const opened = page.waitForResponse(
    (response) => new URL(response.url()).pathname === LIVE_PATH && response.status() === 200,
  )
  await act()
  await opened
}

async function makeLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share the list' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  return page.getByLabel('Link to this list').inputValue()
}

async function openGuest(viewport: Viewport, link: string, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(viewport, options)
  await reachStream(page, () => page.goto(new URL(link).pathname))
  await page.getByRole('heading', { level: 1, name: 'Shopping list' }).waitFor()
  return page
}

const tickOf = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `${name}, bought`, exact: true, includeHidden: true })

/** How many of the app's files the browser keeps for a visit without a connection. */
const countKeptFiles = async (): Promise<number> => (await (await caches.open('assets')).keys()).length

const gone = (page: Page) => page.getByRole('heading', { name: 'This link no longer works' }).waitFor()

describe.each(SIZES)('two people with %s', (_, viewport) => {
  it('shop from one list by its link, and each sees what the other ticks', async () => {
    const { page: owner, products, meals } = await openOwner(viewport)
    const [first = '', second = ''] = products
    const link = await makeLink(owner)
    await owner.getByText('Works until').waitFor()
    expect(await findBarriers(owner)).toEqual([])
    await owner.keyboard.press('Escape')
    const guest = await openGuest(viewport, link)
    expect(await findBarriers(guest)).toEqual([])
    const said = await guest.locator('main').innerText()
    for (const meal of meals) expect(said).not.toContain(meal)
    expect(await guest.getByRole('button', { name: first }).count()).toBe(0)
    await tickOf(guest, first).click()
    await expect.poll(() => tickOf(owner, first).isChecked()).toBe(true)
    await tickOf(owner, second).click()
    await expect.poll(() => tickOf(guest, second).isChecked()).toBe(true)
    await tickOf(guest, 'Dish soap').click()
    await expect.poll(() => tickOf(owner, 'Dish soap').isChecked()).toBe(true)
    await guest.reload()
    await expect.poll(() => tickOf(guest, first).isChecked()).toBe(true)
  })

  it('end it: a renewed link is dead on the open page of the guest, and so is a stopped one', async () => {
    const { page: owner } = await openOwner(viewport)
    const link = await makeLink(owner)
    const guest = await openGuest(viewport, link)
    await answerQuestion(owner, 'Renew link', 'Keep link')
    expect(await owner.getByLabel('Link to this list').inputValue()).toBe(link)
    await answerQuestion(owner, 'Renew link')
    await owner.getByText('Link renewed.').waitFor()
    await gone(guest)
    const renewed = await owner.getByLabel('Link to this list').inputValue()
    expect(renewed).not.toBe(link)
    const again = await openGuest(viewport, renewed)
    // The sheet shows the link again after it was closed.
    await owner.keyboard.press('Escape')
    await owner.getByRole('button', { name: 'Share the list' }).click()
    await expect.poll(() => owner.getByLabel('Link to this list').inputValue()).toBe(renewed)
    await answerQuestion(owner, 'Stop link')
    await owner.getByText('Link stopped.').waitFor()
    await owner.getByRole('button', { name: 'Make a link' }).waitFor()
    await gone(again)
    await guest.goto('/shared-list/guessed')
    await gone(guest)
    await guest.goto('/shared-list/%3Cb%3E')
    await gone(guest)
  })
})

describe('a guest', () => {
  const [, phone] = SIZES[0]

  it('ticks without a connection, and the tick is sent when it returns', async () => {
    const { page: owner, products } = await openOwner(phone)
    const [name = ''] = products
    const guest = await openGuest(phone, await makeLink(owner))
    await guest.context().setOffline(true)
    await tickOf(guest, name).click()
    await guest.getByText('No connection.').waitFor()
    expect(await tickOf(guest, name).isChecked()).toBe(true)
    expect(await tickOf(owner, name).isChecked()).toBe(false)
    await guest.context().setOffline(false)
    await expect.poll(() => tickOf(owner, name).isChecked()).toBe(true)
    await expect.poll(() => guest.evaluate(() => localStorage.getItem('outbox'))).toBeNull()
  })

  it('who ticks after the link has ended hears that it no longer works, and what was not saved', async () => {
    const { token, page: owner, products } = await openOwner(phone)
    const [name = ''] = products
    const guest = await openGuest(phone, await makeLink(owner))
    await guest.route(`**${LIVE_PATH}`, (route) => route.abort())
    await guest.context().setOffline(true)
    const { data } = await server.client.call(LINKS, { token })
    const [link] = links.parse(data).shoppingListLinks
    await server.client.call(STOP_SHARING, { token, variables: { period: link.period } })
    await tickOf(guest, name).click()
    await guest.context().setOffline(false)
    await gone(guest)
    await guest.getByText('Your last ticks weren’t saved.').waitFor()
    expect(await tickOf(guest, name).count()).toBe(0)
    expect(await guest.evaluate(() => localStorage.getItem('sharedLists'))).toBeNull()
  })

  it('reads the page in Polish', async () => {
    const { page: owner } = await openOwner(phone)
    const link = await makeLink(owner)
    const page = await openPage(phone, { stored: { locale: 'pl' } })
    await page.goto(new URL(link).pathname)
    await page.getByRole('heading', { name: /Warzywa i owoce/ }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Lista zakupów')
  })

  it('who opened the link once has the list and the ticks after a reload without a connection', async () => {
    const { page: owner, products } = await openOwner(phone)
    const [name = ''] = products
    const guest = await openGuest(phone, await makeLink(owner), { hasWorker: true })
    await guest.evaluate(async () => navigator.serviceWorker.ready)
    // The files of this first visit are kept once the page is idle.
    await expect.poll(() => guest.evaluate(countKeptFiles)).toBeGreaterThan(5)
    await guest.context().setOffline(true)
    await guest.reload()
    await guest.getByText('No connection.').waitFor()
    await tickOf(guest, name).click()
    await guest.reload()
    await expect.poll(() => tickOf(guest, name).isChecked()).toBe(true)
    expect(await tickOf(owner, name).isChecked()).toBe(false)
    await guest.context().setOffline(false)
    await expect.poll(() => tickOf(owner, name).isChecked()).toBe(true)
    expect(await guest.evaluate(() => localStorage.getItem('sharedLists'))).toContain(name)
  })
})
