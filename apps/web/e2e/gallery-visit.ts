import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
// Declares the types of the values that `inject` returns.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { leavePage, openCleanPage } from './clean-page.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

interface Look extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'forcedColors'> {
  readonly query?: string
  /** The groups of the gallery to render, such as `dialogs,messages`. Renders all if left out. */
  readonly only?: string
}

/** Returns a function that opens the gallery for one test. A page error or console error fails the test. */
export function galleryVisits(): (look?: Look) => Promise<Page> {
  const address = inject('appAddress')
  let browser: Browser
  beforeAll(async () => {
    browser = await shareBrowser()
  })
  afterAll(() => leaveBrowser(browser))
  return async ({ query = '', only, ...look } = {}) => {
    const settings = { viewport: DESKTOP, locale: 'en-GB', reducedMotion: 'reduce', ...look } as const
    const page = await openCleanPage(browser, { ...settings, address })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text())
    })
    onTestFinished(async () => {
      await leavePage(page)
      expect(errors).toEqual([])
    })
    const url = new URL(`/gallery${query}`, address)
    if (only !== undefined) url.searchParams.set('only', only)
    await page.goto(url.href)
    await lightHalf(page).waitFor()
    return page
  }
}

/** The half of the gallery in the light theme. The dark half has the same components. */
export const lightHalf = (page: Page): Locator => page.getByRole('region', { name: 'light', exact: true })

/** The accessible label of the focused element, or its text. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    return element?.getAttribute('aria-label') ?? element?.textContent ?? ''
  })

/** Sets the text size as browser settings do. It uses an inline style, because the page's policy allows no other style sheet. */
export const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => void Object.assign(document.documentElement.style, { fontSize }), size)
