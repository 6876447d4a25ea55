/// <reference lib="dom" />
import { DEFAULT_TIME_ZONE } from '@dayplate/dates'
import type { Browser, Page } from 'playwright-core'
import { type ProfileSettings } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'
import { watchRequests } from './watch-requests.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

export interface Visitor {
  /** The address of the product, without a slash at the end. */
  readonly address: string
  /** The token of the session. Null for a visitor. */
  readonly token?: string | null
  readonly language?: 'en' | 'pl' | null
  readonly look?: Omit<ProfileSettings, 'address' | 'stored'>
}

/** Opens an empty page in a browser profile of one user or visitor, until the test ends. */
export async function openBlankPage(browser: Browser, visitor: Visitor): Promise<Page> {
  const { address, token = null, language = 'en', look } = visitor
  const settings = { viewport: DESKTOP, timezoneId: DEFAULT_TIME_ZONE, ...look }
  return openPageForTest(browser, { ...settings, address, stored: { token, locale: language } })
}

/** Opens an address in an empty page and waits for its title and its requests. */
export async function openIn(page: Page, url: string): Promise<Page> {
  const untilQuiet = watchRequests(page)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await untilQuiet()
  return page
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** The accessible label of the focused element, or its text. */
export const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
