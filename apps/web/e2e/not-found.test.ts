import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { findBarriers } from './barriers.ts'
import { openPage } from './pages-visit.ts'
import { sessionsOf } from './routes-viewers.ts'
import { DESKTOP, PHONE } from './settings-visit.ts'

const address = inject('appAddress')
const sessions = sessionsOf(address)
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor()
const pathOf = (page: Page) => new URL(page.url()).pathname

describe('the page of an unknown address', () => {
  it.each(['/error/404', '/no/such/page', '/day-plan/2026-99-99', '/day-plan/2026-02-30', '/day-plan/tomorrow'])(
    'links a visitor to the home page, and offers no retry, in both languages: %s',
    async (path) => {
      for (const [locale, name, link, tryAgain] of [
        ['en-GB', 'There is nothing on this plate', 'Go to the home page', 'Try again'],
        ['pl-PL', 'Na tym talerzu nic nie ma', 'Przejdź na stronę główną', 'Spróbuj ponownie'],
      ] as const) {
        const page = await openPage(browser, address, { locale })
        await page.goto(path)
        await title(page, name)
        expect(pathOf(page)).toBe(path)
        expect(await page.getByRole('button', { name: tryAgain }).count()).toBe(0)
        await page.getByRole('link', { name: link }).click()
        await expect.poll(() => pathOf(page)).toBe('/home')
      }
    },
  )

  it.each([
    ['/no/such/page', PHONE],
    ['/day-plan/2026-99-99', DESKTOP],
  ])('links a user to the plan, and back to the previous page: %s', async (path, viewport) => {
    const page = await openPage(browser, address, { token: await sessions('subscriber', true), viewport })
    await page.goto('/more')
    await title(page, 'More')
    // Imitates a wrong link of our own.
    await page.evaluate((to) => history.pushState({ __TSR_index: 1 }, '', to), path)
    await title(page, 'There is nothing on this plate')
    await expect.poll(() => page.title()).toBe('Page not found · Dayplate')
    expect(await findBarriers(page)).toEqual([])
    await page.getByRole('button', { name: 'Go back' }).click()
    await title(page, 'More')
    await page.goto(path)
    await page.getByRole('link', { name: 'Go to your plan' }).click()
    await page.getByRole('article').first().waitFor()
    expect(pathOf(page)).toMatch(/^\/day-plan\/2\d{3}-/)
  })
})
