import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { LIST } from '../../server/test/tools/shopping-documents.ts'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits({ hasWorker: true })
})
afterAll(() => visits.close())

const ticks = (page: Page) => page.getByRole('checkbox', { name: /, bought$/ })
const outboxOf = (page: Page) => page.evaluate(() => localStorage.getItem('outbox'))

const listed = z.array(z.object({ name: z.string(), isBought: z.boolean() }))
const listSchema = z.object({
  shoppingList: z.object({ categories: z.array(z.object({ products: listed })), ownItems: listed }),
})

/** The products and own items that the gateway has as bought. */
async function boughtOf(page: Page): Promise<readonly string[]> {
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { data } = await visits.server.client.call(LIST, { token })
  const { categories, ownItems: items } = listSchema.parse(data).shoppingList
  const products = categories.flatMap(({ products: own }) => own)
  return [...products, ...items].filter(({ isBought }) => isBought).map(({ name }) => name)
}

async function openList(email: string): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.goto(`${visits.address}/shopping-list`)
  await ticks(page).first().waitFor()
  // The worker keeps the page's files.
  await page.evaluate(async () => navigator.serviceWorker.ready)
  await page.reload()
  await ticks(page).first().waitFor()
  return page
}

/** Ticks the first products of the list, and returns their names. */
async function tickFirst(page: Page, count: number): Promise<readonly string[]> {
  const names: string[] = []
  for (let ticked = 0; ticked < count; ticked += 1) {
    const label = (await ticks(page).first().getAttribute('aria-label')) ?? ''
    await page.getByRole('checkbox', { name: label, exact: true }).click()
    const name = label.replace(/, bought$/, '')
    await page.getByText(new RegExp(`^Bought: .*${name}`)).waitFor()
    names.push(name)
  }
  return names
}

describe('in a shop without a connection', () => {
  it('the list opens, ticks and own items are kept over a reload, and are sent when the connection returns', async () => {
    const page = await openList('shop@example.com')
    await page.context().setOffline(true)
    const names = await tickFirst(page, 3)
    await page.getByLabel('Add to the list').fill('Soap')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: 'Soap, bought' }).click()
    await page.getByText('Bought: Soap').waitFor()
    await page.reload()
    await page.getByText('No connection. We’ll save everything when it’s back.').waitFor()
    await page.getByText(`Bought: ${names.join(', ')}`).waitFor()
    await page.getByText('Bought: Soap').waitFor()
    expect(await boughtOf(page)).toEqual([])
    await page.context().setOffline(false)
    await expect.poll(() => outboxOf(page), { timeout: 20_000 }).toBeNull()
    expect((await boughtOf(page)).toSorted()).toEqual([...names, 'Soap'].toSorted())
    await page.getByText(`Bought: ${names.join(', ')}`).waitFor()
  })

  it('what is at home is kept over a reload, and is sent when the connection returns', async () => {
    const page = await openList('pantry@example.com')
    const row = page.locator('[data-row]').first()
    const key = await row.getAttribute('data-row')
    // The code of the sheet is kept once it was opened.
    await row.getByRole('button').click()
    await page.getByRole('dialog').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.context().setOffline(true)
    await row.getByRole('button').click()
    await page.getByRole('button', { name: 'I have enough' }).click()
    const atHome = page.locator(`[data-row="${key}"]`, { hasText: 'have at home' })
    await atHome.waitFor()
    await page.reload()
    await atHome.waitFor()
    await page.context().setOffline(false)
    await expect.poll(() => outboxOf(page), { timeout: 20_000 }).toBeNull()
    await page.evaluate(() => localStorage.removeItem('shoppingLists'))
    await page.reload()
    await atHome.waitFor()
  })

  it('the last of several presses on one product counts, and only it is sent', async () => {
    const page = await openList('presses@example.com')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('ShoppingListMark')) sent.push(new URL(request.url()).search)
    })
    await page.context().setOffline(true)
    const [name = ''] = await tickFirst(page, 1)
    await page.getByText(`Bought: ${name}`).click()
    await page.getByRole('checkbox', { name: `${name}, bought`, exact: true }).click()
    // What was tried without a connection never arrived.
    sent.length = 0
    await page.context().setOffline(false)
    await expect.poll(() => outboxOf(page), { timeout: 20_000 }).toBeNull()
    expect(new Set(sent)).toEqual(new Set(['?m=ShoppingListMarkProductAsNotBought']))
    expect(await boughtOf(page)).toEqual([])
  })

  it('what another device did in the meantime stays, and the page says so', async () => {
    const page = await openList('two-devices@example.com')
    const other = await visits.visit('two-devices@example.com')
    await other.goto(`${visits.address}/shopping-list`)
    await ticks(other).first().waitFor()
    await page.context().setOffline(true)
    const [name = ''] = await tickFirst(page, 1)
    // The other device ticks it and takes the tick back, so its state is the newer one.
    await tickFirst(other, 1)
    await other.getByText(`Bought: ${name}`).click()
    await other.getByRole('checkbox', { name: `${name}, bought`, exact: true }).click()
    await expect.poll(() => outboxOf(other)).toBeNull()
    await page.context().setOffline(false)
    await page.getByText('The list was changed on another device, so it shows the newer state.').waitFor()
    await expect.poll(() => outboxOf(page)).toBeNull()
    expect(await boughtOf(page)).toEqual([])
    expect(await page.getByRole('checkbox', { name: `${name}, bought`, exact: true }).isChecked()).toBe(false)
  })

  it('a change whose answer was lost is made once', async () => {
    const page = await openList('lost-answer@example.com')
    let isLost = true
    await page.route('**/graphql?m=ShoppingListAddItem', async (route) => {
      if (!isLost) return route.continue()
      isLost = false
      // The gateway makes the change, and the connection breaks before its answer.
      await route.fetch()
      return route.abort('connectionreset')
    })
    await page.getByLabel('Add to the list').fill('Soap')
    await page.keyboard.press('Enter')
    await expect.poll(() => outboxOf(page), { timeout: 20_000 }).toBeNull()
    await page.reload()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Soap, bought' }).count()).toBe(1)
  })

  it('nothing of it stays in the browser after logging out', async () => {
    const page = await openList('leaving@example.com')
    expect(await page.evaluate(() => localStorage.getItem('shoppingLists'))).not.toBeNull()
    await page.context().setOffline(true)
    await tickFirst(page, 1)
    await page.context().setOffline(false)
    await page.goto(`${visits.address}/auth/logout`)
    await page.getByLabel('E-mail').waitFor()
    expect(await page.evaluate(() => [localStorage.getItem('outbox'), localStorage.getItem('shoppingLists')])).toEqual([
      null,
      null,
    ])
  })
})
