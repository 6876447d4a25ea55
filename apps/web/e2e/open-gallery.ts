import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { leavePage, openCleanPage } from './clean-page.ts'

/** Noon of 21 November 2026 in Warsaw. */
const NOW = Date.UTC(2026, 10, 21, 11)

export interface GalleryLook extends Pick<BrowserContextOptions, 'viewport' | 'locale' | 'forcedColors'> {
  /** The group of the gallery to show. */
  readonly only: string
  readonly language?: 'en' | 'pl'
  /** The text size as a multiple of the browser's default. */
  readonly textScale?: number
}

/** The gallery with a fixed clock, its half of one theme, and the page's errors. */
export async function openGallery(browser: Browser, address: string, look: GalleryLook) {
  const { only, language = 'en', textScale = 1, ...options } = look
  const page = await openCleanPage(browser, {
    address,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    ...options,
    stored: { locale: language },
    now: NOW,
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${address}/gallery?only=${only}`)
  await page.getByRole('region', { name: 'light' }).waitFor()
  await page.evaluate(async (scale) => {
    document.documentElement.style.fontSize = `${100 * scale}%`
    await document.fonts.ready
  }, textScale)
  return { page, errors, close: () => leavePage(page) }
}

/** Checks that the page is not wider than the window, so that nothing scrolls horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
