/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/**
 * Limits the height, because a gallery of a thousand plates would be 50 000 pixels high, which Chromium cannot draw.
 */
const MAX_HEIGHT_PX = 8_000

/**
 * Makes the window as high as the page. A "full page" picture would instead show elements fixed to the window's lower
 * edge, such as the tab bar, in the middle.
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
