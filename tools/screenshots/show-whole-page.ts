/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** A gallery of a thousand plates is not worth a picture of 50 000 pixels, which Chromium cannot draw either. */
const MAX_HEIGHT_PX = 8_000

/**
 * Makes the window as high as the page. A "full page" picture would instead leave what sticks to the window's lower edge, such
 * as the tab bar, lying across the middle.
 */
export async function showWholePage(
  page: Page,
  viewport: { readonly width: number; readonly height: number },
): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({
    width: viewport.width,
    height: Math.min(MAX_HEIGHT_PX, Math.max(viewport.height, height)),
  })
}
