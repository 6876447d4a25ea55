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
const again = (page: Page) => page.getByRole('button', { name: 'Try again' }).click()
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

describe('favourites that a lost connection prevents from changing', () => {
  it('stay removed if Undo fails, show a message, and return when the user tries again', async () => {
    const page = await openFavourites('undo-offline@example.com')
    const both = await names(page)
    await hearts(page).first().click()
    await expect.poll(() => names(page)).toEqual(both.slice(1))
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText(`You’re offline, so this stays removed: ${both[0]}`).waitFor()
    expect(await names(page)).toEqual(both.slice(1))
    await page.context().setOffline(false)
    await again(page)
    await expect.poll(() => names(page)).toEqual(both)
  })

  it('can be marked again with the button of the message', async () => {
    const page = await openDay('again@example.com')
    await hearts(page).nth(1).click()
    await added(page)
    await page.context().setOffline(true)
    await hearts(page).first().click()
    await page.getByText('You’re offline, so nothing was changed.').waitFor()
    await page.context().setOffline(false)
    await again(page)
    await expect.poll(() => isOn(page, 0)).toBe('true')
    await added(page)
  })
})
