import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openProfile } from './open-profile.ts'

/** Noon of 21 November 2026 in Warsaw. */
const NOW = '2026-11-21T11:00:00Z'

export interface GalleryLook extends Pick<BrowserContextOptions, 'viewport' | 'locale' | 'forcedColors'> {
  readonly language?: 'en' | 'pl'
  /** The reader's text size as a multiple of the browser's usual one. */
  readonly textScale?: number
}

/** The gallery with a clock that stands still, one theme of it, and the errors it has seen. */
export async function openGallery(browser: Browser, address: string, look: GalleryLook = {}) {
  const { language = 'en', textScale = 1, ...options } = look
  const context = await openProfile(browser, {
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/Warsaw',
    reducedMotion: 'reduce',
    ...options,
    storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'locale', value: language }] }] },
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  await page.clock.setFixedTime(NOW)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(`${address}/gallery`)
  await page.getByRole('region', { name: 'light' }).waitFor()
  await page.evaluate(async (scale) => {
    document.documentElement.style.fontSize = `${100 * scale}%`
    await document.fonts.ready
  }, textScale)
  return { page, errors, close: () => context.close() }
}

/** The page is not wider than its window, so nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
}
