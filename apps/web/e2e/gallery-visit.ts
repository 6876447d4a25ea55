import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { openProfile } from './open-profile.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

type Look = Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'forcedColors'> & { readonly query?: string }

/** A page with the gallery for each test; an error on it fails the test. */
export function galleryVisits(): (look?: Look) => Promise<Page> {
  const address = inject('appAddress')
  let browser: Browser
  beforeAll(async () => {
    browser = await shareBrowser()
  })
  afterAll(() => leaveBrowser(browser))
  return async ({ query = '', ...look } = {}) => {
    const context = await openProfile(browser, { viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', ...look })
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    onTestFinished(async () => {
      await context.close()
      expect(errors).toEqual([])
    })
    page.setDefaultTimeout(10_000)
    await page.goto(`${address}/gallery${query}`)
    await lightHalf(page).getByText('Primary', { exact: true }).waitFor()
    return page
  }
}

/** The half of the gallery in the light theme; the dark one has the same pieces. */
export const lightHalf = (page: Page): Locator => page.getByRole('region', { name: 'light', exact: true })

/** The words of what has the focus: its label or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Text of another size, as a browser's settings make it; the page's policy takes no further style sheet. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => void Object.assign(document.documentElement.style, { fontSize }), size)
