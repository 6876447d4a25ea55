/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest'
// Declares the values that the setup provides to the journeys.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openPage, titleOf } from './pages-visit.ts'

const address = inject('appAddress')
let browser: Browser
beforeAll(async () => {
  browser = await shareBrowser()
})
afterAll(() => leaveBrowser(browser))

/** Simulates a browser of early 2023, which has no groupBy, so that the app's code does not run. */
async function openInOldBrowser(locale: 'en-GB' | 'pl-PL'): Promise<Page> {
  const page = await openPage(browser, address, { viewport: { width: 390, height: 844 }, locale })
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'groupBy'))
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'old old' }))
  await page.goto('/auth/login')
  return page
}

it.each([
  ['en-GB', 'This browser is too old for Dayplate.'],
  ['pl-PL', 'Ta przeglądarka jest za stara dla Dayplate.'],
] as const)('says in %s that the browser is too old', async (locale, words) => {
  const page = await openInOldBrowser(locale)
  await expect.poll(() => page.locator('body').innerText()).toContain(words)
})

it('says without JavaScript that the page needs it', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: address })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  await page.goto('/auth/login')
  expect(await page.locator('body').innerText()).toContain('Dayplate needs JavaScript')
})

it('shows no message if the app runs', async () => {
  const page = await openPage(browser, address)
  await page.goto('/auth/login')
  expect(await titleOf(page)).toBe('Welcome back')
  expect(await page.locator('body').innerText()).not.toMatch(/too old|needs JavaScript/)
})
