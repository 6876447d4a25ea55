/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** In CSS pixels: more than the widest picture, and less than a drawing that stands in for one (`late-pictures.ts` of the web app). */
const STAND_IN_FROM = 1_000
/** Enough for a day and the days ahead of it on a busy machine. */
const DRAWN_WITHIN_MS = 240_000

/** Waits until every picture of the page is drawn. Throws when one is not. */
export async function untilPicturesAreDrawn(page: Page): Promise<void> {
  await page.waitForFunction(
    (standInFrom) => [...document.images].every(({ naturalWidth }) => naturalWidth < standInFrom),
    STAND_IN_FROM,
    { timeout: DRAWN_WITHIN_MS },
  )
}
