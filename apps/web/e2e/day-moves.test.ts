import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { watchLayoutShifts } from './layout-shifts.ts'
import { DESKTOP, PHONE } from './frame-visit.ts'
import { PASSWORD, startWizardVisits, type WizardVisits } from './wizard-visit.ts'

let visits: WizardVisits
beforeAll(async () => {
  visits = await startWizardVisits()
})
afterAll(() => visits.close())

/**
 * The delay of every answer, in milliseconds. The browser ignores layout shifts within half a second after a press, so the delay
 * is longer.
 */
const SLOW_MS = 900

/** Smaller layout shift scores are not visible. */
const UNSEEN = 0.003

/** The recipe gets one more line that names the replacement when the answer arrives. A tenth of the score that counts as good. */
const A_LINE = 0.01

const slowDown = (page: Page) =>
  page.route(/graphql|assets/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    await route.continue().catch(() => {})
  })

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('on a slow connection, on %s, nothing moves by itself', (_, viewport) => {
  const named = (what: string) => `${what}-${viewport.width}@example.com`

  async function openDay(email: string): Promise<Page> {
    await visits.createSubscriber(email)
    const page = await visits.visit(email)
    await page.setViewportSize(viewport)
    await page.getByRole('article').nth(3).waitFor()
    return page
  }

  it('from the login to the first day', async () => {
    await visits.createSubscriber(named('login'))
    const page = await visits.visit(named('login'))
    await page.setViewportSize(viewport)
    await page.evaluate(() => localStorage.removeItem('token'))
    await page.goto(`${visits.address}/auth/login`)
    await page.getByLabel('E-mail').fill(named('login'))
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await slowDown(page)
    const readShifts = await watchLayoutShifts(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('article').nth(3).waitFor()
    await page.locator('[data-date]').first().waitFor()
    expect(sum(await readShifts())).toBeLessThan(UNSEEN)
  })

  it('when an ingredient is replaced', async () => {
    const page = await openDay(named('ingredient'))
    await page.locator('article h2 button').first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('button[aria-expanded]').first().click()
    const use = dialog.getByRole('button', { name: /^Use this/ }).first()
    await use.waitFor()
    await slowDown(page)
    const readShifts = await watchLayoutShifts(page)
    await use.click()
    await page.getByText('Now in your meal: ').waitFor()
    await dialog.getByText('Instead of').first().waitFor()
    expect(sum(await readShifts())).toBeLessThan(A_LINE)
  })

  it('when a favourite is removed', async () => {
    const page = await openDay(named('favourite'))
    const hearts = page.getByRole('button', { name: /^Favourite: / })
    // Three cards fill one row on a desktop and two on a phone. Removing the last card of a row makes the page shorter.
    for (const index of [0, 1, 2]) {
      await hearts.nth(index).click()
      await expect.poll(() => hearts.nth(index).getAttribute('aria-pressed')).toBe('true')
    }
    await page.getByText('Added to favourites').first().waitFor()
    await page.goto(`${visits.address}/favourite-meals`)
    const cards = page.getByRole('article')
    await expect.poll(() => cards.count()).toBe(3)
    await slowDown(page)
    const readShifts = await watchLayoutShifts(page)
    await hearts.first().click()
    await expect.poll(() => cards.count()).toBe(2)
    await page.getByText('Removed from favourites').waitFor()
    expect(sum(await readShifts())).toBeLessThan(UNSEEN)
  })

  it.each(['Swap day', 'Swap'])('when %s is opened', async (name) => {
    const page = await openDay(named(name.replace(' ', '-').toLowerCase()))
    await slowDown(page)
    const readShifts = await watchLayoutShifts(page)
    await page.getByRole('button').filter({ hasText: name }).last().click()
    await page
      .getByRole('button', { name: /^(Use|Choose)/ })
      .first()
      .waitFor()
    expect(sum(await readShifts())).toBeLessThan(UNSEEN)
  })
})
