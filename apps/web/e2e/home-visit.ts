/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core'
import { type ProfileSettings } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'

/** Opens a page in a clean browser profile, until the test ends. */
export async function openPage(browser: Browser, settings: ProfileSettings): Promise<Page> {
  const page = await openPageForTest(browser, { locale: 'en-GB', reducedMotion: 'reduce', ...settings })
  return page
}

export const exampleSection = (page: Page): Locator => page.locator('#example')
/** The card for an access code, which is shown while no plans are sold. */
export const codeCard = (page: Page): Locator => page.locator('#buy')
/** The plans on sale, which are shown if a payment operator is configured. */
export const plansSection = (page: Page): Locator => page.locator('#buy')

/** Scrolls to the example day, which loads when it comes near the screen, and waits for its plates. */
export async function showExample(page: Page): Promise<void> {
  await exampleSection(page).scrollIntoViewIfNeeded()
  await exampleSection(page).getByRole('article').nth(3).waitFor()
}

/** Opens the page and waits for the example day and the fonts. */
export async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await showExample(page)
  await page.evaluate(() => document.fonts.ready)
}
