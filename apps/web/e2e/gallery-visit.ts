import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest'
// Declares what the journeys are given.
import type {} from '../../../tools/browser/journeys-setup.ts'
import { leaveBrowser, shareBrowser } from '../../../tools/browser/share-browser.ts'
import { leavePage, openCleanPage } from './clean-page.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

interface Look extends Pick<BrowserContextOptions, 'viewport' | 'reducedMotion' | 'forcedColors'> {
  readonly query?: string
  /** The groups of the gallery it needs, as `dialogs,messages`; all where nothing is said. */
  readonly only?: string
}

/** A page with the gallery for each test; an error on it fails the test. */
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
