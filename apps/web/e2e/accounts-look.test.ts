import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPageForTest } from './page-for-test.ts'

/** The narrowest screen without horizontal scrolling, in CSS pixels (WCAG 2.2, 1.4.10). */
const NARROWEST = { width: 320, height: 640 }

const PAGES = ['/auth/login', '/auth/register', '/terms-of-service', '/privacy-policy']

const address = inject('appAddress')
let browser: Browser

beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

async function openAsVisitor(path: string): Promise<Page> {
  const page = await openPageForTest(browser, { address, viewport: NARROWEST, locale: 'en-GB', colorScheme: 'light' })
  await page.goto(address + path)
  return page
}

const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

describe.each(PAGES)('a visitor on %s', (path) => {
  it('can choose language and theme, which survive a reload and fit into 320 px', async () => {
    const page = await openAsVisitor(path)
    const light = await groundOf(page)
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark')
    await expect.poll(() => groundOf(page)).not.toBe(light)
    const dark = await groundOf(page)
    await page.getByRole('combobox', { name: 'Language' }).selectOption('pl')
    await page.getByRole('combobox', { name: 'Motyw' }).waitFor()
    await page.reload()
    await page.getByRole('combobox', { name: 'Język' }).waitFor()
    expect(await groundOf(page)).toBe(dark)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(NARROWEST.width)
  })
})

describe('a page that cannot be loaded', () => {
  it('says that there is no connection', async () => {
    const page = await openAsVisitor('/auth/login')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('You are offline')
  })
})
