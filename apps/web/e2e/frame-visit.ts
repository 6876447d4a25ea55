/// <reference lib="dom" />
import { DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { type Browser, type BrowserContext, type Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openProfile, type ProfileOptions } from './open-profile.ts'
import { watchRequests } from './watch-requests.ts'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1280, height: 800 }
/** The narrowest screen that needs no sideways scrolling (WCAG 2.2, 1.4.10). */
export const NARROWEST = { width: 320, height: 640 }

const ACTION_TIMEOUT_MS = 15_000

export interface Visitor {
  /** Where the product answers, without a slash at the end. */
  readonly address: string
  /** The session; null for a visitor. */
  readonly token?: string | null
  readonly language?: 'en' | 'pl' | null
  readonly look?: ProfileOptions
}

/** A browser of one person, closed when the test ends. */
export async function openBrowserOf(browser: Browser, visitor: Visitor): Promise<BrowserContext> {
  const { address, token = null, language = 'en', look } = visitor
  const localStorage = Object.entries({ token, locale: language }).flatMap(([name, value]) =>
    value === null ? [] : { name, value },
  )
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] }
  const context = await openProfile(browser, {
    viewport: DESKTOP,
    timezoneId: DEFAULT_TIME_ZONE,
    ...look,
    storageState,
  })
  context.setDefaultTimeout(ACTION_TIMEOUT_MS)
  onTestFinished(() => context.close())
  return context
}

/** Opens a page and waits until it stands. */
export async function openPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  const untilQuiet = watchRequests(page)
  await page.goto(url)
  await page.locator('h1').first().waitFor()
  await untilQuiet()
  return page
}

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** The words of what has the focus, or its name. */
export const focusedWords = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
