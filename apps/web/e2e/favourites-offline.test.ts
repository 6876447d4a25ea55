import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits({ hasWorker: true })
})
afterAll(() => visits.close())

const hearts = (page: Page) => page.getByRole('button', { name: /^Favourite: / })
const isOn = (page: Page, index: number) => hearts(page).nth(index).getAttribute('aria-pressed')
const added = (page: Page) => page.getByRole('status').getByText('Added to favourites').waitFor()
const waits = (page: Page) => page.getByText('No connection. We’ll save your changes when it’s back.').first().waitFor()
/** Waits until the server has every change. */
const sent = (page: Page) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem('outbox')), { timeout: 20_000 }).toBeNull()
const names = async (page: Page) =>
  (await page.locator('article h2').allInnerTexts()).map((text) => text.replaceAll('\n', ' '))

/** Creates a subscriber, opens their day plan and waits until it has loaded. */
async function openDay(email: string): Promise<Page> {
  await visits.createSubscriber(email)
  const page = await visits.visit(email)
  await page.getByRole('article').first().waitFor()
  return page
}

/** Opens the favourites of a new subscriber who has marked two meals. */
async function openFavourites(email: string): Promise<Page> {
  const page = await openDay(email)
  for (const index of [0, 1]) {
    await hearts(page).nth(index).click()
    await expect.poll(() => isOn(page, index)).toBe('true')
  }
  await added(page)
  await page.goto(`${visits.address}/favourite-meals`)
  await expect.poll(() => page.getByRole('article').count()).toBe(2)
  return page
}

describe('favourites without a connection', () => {
  it('stay removed until an Undo that waits is sent', async () => {
    const page = await openFavourites('undo-offline@example.com')
    const both = await names(page)
    await hearts(page).first().click()
    await expect.poll(() => names(page)).toEqual(both.slice(1))
    // Undo before that would only take the removal out of the outbox.
    await sent(page)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await waits(page)
    expect(await names(page)).toEqual(both.slice(1))
    await page.context().setOffline(false)
    await expect.poll(() => names(page)).toEqual(both)
  })

  it('go from the list at once, and for good when the connection returns', async () => {
    const page = await openFavourites('removed-offline@example.com')
    const both = await names(page)
    await page.context().setOffline(true)
    await hearts(page).first().click()
    await expect.poll(() => names(page)).toEqual(both.slice(1))
    await waits(page)
    await hearts(page).first().click()
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor()
    await page.context().setOffline(false)
    await sent(page)
    await page.reload()
    await page.getByRole('heading', { name: 'No favourites yet' }).waitFor()
  })

  it('are added when the connection returns, which is not announced again', async () => {
    const page = await openDay('later@example.com')
    await page.context().setOffline(true)
    await hearts(page).first().click()
    await waits(page)
    expect(await isOn(page, 0)).toBe('true')
    await page.context().setOffline(false)
    await sent(page)
    expect(await page.getByText('Added to favourites').count()).toBe(0)
    await page.reload()
    await expect.poll(() => isOn(page, 0)).toBe('true')
  })
})
