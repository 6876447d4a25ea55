import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findBarriers } from './barriers.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits({ hasWorker: true })
})
afterAll(() => visits.close())

const PHONE = { width: 390, height: 844 }
const WAITS = 'No connection. We’ll save your changes when it’s back.'
const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const eaten = (page: Page) => page.getByRole('button', { name: /^Eaten: / })
const states = (page: Page) => eaten(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-pressed')))
const heartOf = (page: Page, index: number) => hearts(page).nth(index).getAttribute('aria-pressed')
const outboxOf = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'))
const isSent = (page: Page) => expect.poll(() => outboxOf(page), { timeout: 30_000 }).toBeNull()
const NONE = ['false', 'false', 'false', 'false']
const LUNCH = ['false', 'true', 'false', 'false']

/** Opens the day plan on one more device of a user. */
async function openDevice(email: string, viewport = PHONE): Promise<Page> {
  const page = await visits.visit(email)
  await page.setViewportSize(viewport)
  await showDay(page)
  return page
}

async function openDay(email: string, viewport = PHONE): Promise<Page> {
  await visits.createSubscriber(email)
  return openDevice(email, viewport)
}

async function showDay(page: Page): Promise<void> {
  await page.goto(`${visits.address}/day-plan`)
  await page.getByRole('article').first().waitFor()
  // The worker keeps the files that send.
  await page.evaluate(async () => navigator.serviceWorker.ready)
}

/** Swaps a meal with the first offered one. */
async function swap(page: Page, index: number): Promise<void> {
  const title = page.locator('article h2').nth(index)
  const before = (await title.innerText()).replaceAll('\n', ' ')
  await page.getByRole('button', { name: before }).filter({ hasText: 'Swap' }).click()
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect.poll(async () => (await title.innerText()).replaceAll('\n', ' ')).not.toBe(before)
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 800 }],
])('without a connection on %s', (_, viewport) => {
  const named = (what: string) => `${what}-${viewport.width}@example.com`

  it('eaten meals and hearts show at once, survive a reload, and are sent when the connection returns', async () => {
    const page = await openDay(named('tunnel'), viewport)
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await hearts(page).first().click()
    await page.getByRole('main').getByText(WAITS).waitFor()
    expect(await states(page)).toEqual(LUNCH)
    expect(await heartOf(page, 0)).toBe('true')
    expect(await findBarriers(page)).toEqual([])
    // The day itself is not kept, but what was pressed is.
    await page.reload()
    expect(await outboxOf(page)).toContain('meal-eaten')
    await page.context().setOffline(false)
    await isSent(page)
    await showDay(page)
    await expect.poll(() => states(page)).toEqual(LUNCH)
    await expect.poll(() => heartOf(page, 0)).toBe('true')
    expect(await page.getByText(WAITS).count()).toBe(0)
  })
})

describe('presses that wait', () => {
  it('are sent by the page that was open, without a reload, and only the last on each meal', async () => {
    const page = await openDay('last-press@example.com')
    await page.context().setOffline(true)
    for (let press = 0; press < 3; press += 1) await eaten(page).nth(1).click()
    for (let press = 0; press < 2; press += 1) await eaten(page).first().click()
    await page.getByRole('main').getByText(WAITS).waitFor()
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('DietSetMealEaten')) sent.push(request.postData() ?? '')
    })
    await page.context().setOffline(false)
    await isSent(page)
    expect(sent.filter((body) => body.includes('"eaten":true'))).toHaveLength(1)
    await page.getByText(WAITS).first().waitFor({ state: 'detached' })
    expect(await states(page)).toEqual(LUNCH)
    await page.reload()
    await expect.poll(() => states(page)).toEqual(LUNCH)
  })

  it('show in the other tab of the browser too, and a press there counts as the later one', async () => {
    const page = await openDay('two-tabs@example.com')
    const other = await page.context().newPage()
    await showDay(other)
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await expect.poll(() => states(other)).toEqual(LUNCH)
    await eaten(other).nth(2).click()
    await eaten(other).nth(1).click()
    await expect.poll(() => states(page)).toEqual(['false', 'false', 'true', 'false'])
    await page.context().setOffline(false)
    await isSent(page)
    for (const tab of [page, other]) await expect.poll(() => states(tab)).toEqual(['false', 'false', 'true', 'false'])
    await page.reload()
    await expect.poll(() => states(page)).toEqual(['false', 'false', 'true', 'false'])
  })

  it('of two devices come together', async () => {
    const phone = await openDay('two-devices@example.com')
    const tablet = await openDevice('two-devices@example.com')
    for (const device of [phone, tablet]) await device.context().setOffline(true)
    await eaten(phone).nth(1).click()
    await eaten(tablet).nth(2).click()
    await hearts(tablet).first().click()
    for (const device of [phone, tablet]) await device.context().setOffline(false)
    for (const device of [phone, tablet]) await isSent(device)
    for (const device of [phone, tablet]) {
      await device.reload()
      await expect.poll(() => states(device)).toEqual(['false', 'true', 'true', 'false'])
      await expect.poll(() => heartOf(device, 0)).toBe('true')
    }
  })
})

describe('a press whose answer was lost', () => {
  it('is made once, so it does not undo what another device did in between', async () => {
    const page = await openDay('lost-once@example.com')
    const made = Promise.withResolvers<void>()
    const isUndone = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/graphql?m=DietSetMealEaten', async (route) => {
      calls += 1
      if (calls > 1) {
        await isUndone.promise
        return route.continue()
      }
      // The gateway makes the change, and dies before its answer.
      await route.fetch()
      made.resolve()
      return route.abort('connectionreset')
    })
    await eaten(page).nth(1).click()
    await made.promise
    expect(await states(page)).toEqual(LUNCH)
    const other = await openDevice('lost-once@example.com')
    await expect.poll(() => states(other)).toEqual(LUNCH)
    await eaten(other).nth(1).click()
    await isSent(other)
    isUndone.resolve()
    await isSent(page)
    expect(calls).toBeGreaterThan(1)
    await expect.poll(() => states(page)).toEqual(NONE)
    await other.reload()
    await expect.poll(() => states(other)).toEqual(NONE)
  })
})

describe('a press on a day that another device changed in the meantime', () => {
  it('still counts if the meal is on the day', async () => {
    const page = await openDay('other-swap@example.com')
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await swap(await openDevice('other-swap@example.com'), 3)
    await page.context().setOffline(false)
    await isSent(page)
    await page.reload()
    await expect.poll(() => states(page)).toEqual(LUNCH)
  })

  it('is dropped if the meal was swapped, and the user is told', async () => {
    const page = await openDay('same-swap@example.com')
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await eaten(page).first().click()
    await swap(await openDevice('same-swap@example.com'), 1)
    await page.context().setOffline(false)
    await page.getByText('Your plan has changed in the meantime, so this meal wasn’t marked.').waitFor()
    await isSent(page)
    await expect.poll(() => states(page)).toEqual(['true', 'false', 'false', 'false'])
  })
})

describe('logging out while changes wait', () => {
  it('asks first, and nothing of it is sent by the next person', async () => {
    const page = await openDay('leaving-first@example.com')
    await visits.createSubscriber('coming-next@example.com')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('?m=')) sent.push(request.url())
    })
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await page.getByRole('main').getByText(WAITS).waitFor()
    await page.goto(`${visits.address}/auth/logout`)
    await page.getByRole('heading', { name: 'Log out before your changes are saved?' }).waitFor()
    await page.getByText('1 change is waiting for a connection.').waitFor()
    expect(await findBarriers(page)).toEqual([])
    const leave = page.getByRole('button', { name: 'Log out anyway' })
    expect((await leave.boundingBox())?.x, 'touches the edge of the screen').toBeGreaterThanOrEqual(16)
    await leave.click()
    await page.getByLabel('E-mail').waitFor()
    expect(await outboxOf(page)).toBeNull()
    await page.context().setOffline(false)
    sent.length = 0
    await visits.logIn(page, 'coming-next@example.com')
    await showDay(page)
    expect(await states(page)).toEqual(NONE)
    expect(sent.filter((address) => address.includes('DietSetMealEaten'))).toEqual([])
  })

  it('logs out by itself once they are sent', async () => {
    const page = await openDay('leaving-later@example.com')
    await page.context().setOffline(true)
    await eaten(page).nth(1).click()
    await page.goto(`${visits.address}/auth/logout`)
    await page.getByRole('heading', { name: 'Log out before your changes are saved?' }).waitFor()
    await page.context().setOffline(false)
    await page.getByLabel('E-mail').waitFor()
    await visits.logIn(page, 'leaving-later@example.com')
    await showDay(page)
    await expect.poll(() => states(page)).toEqual(LUNCH)
  })
})
