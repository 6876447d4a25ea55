/// <reference lib="dom" />
import type { Browser, Locator, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openProfile, type ProfileOptions } from './open-profile.ts'
import { openSession } from './routes-viewers.ts'
import type { Viewer } from './routes.ts'

/** A page of a fresh browser profile, gone with the test. */
export async function openPage(browser: Browser, options: ProfileOptions = {}): Promise<Page> {
  const context = await openProfile(browser, {
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return page
}

/** Every page opened from now on is the viewer's. */
export async function signIn(page: Page, address: string, viewer: Viewer): Promise<void> {
  const token = await openSession(address, viewer)
  await page.addInitScript((value) => localStorage.setItem('token', value ?? ''), token)
}

export const exampleSection = (page: Page): Locator => page.locator('#example')
/** The card for an access code, while nothing is sold. */
export const codeCard = (page: Page): Locator => page.locator('#buy')
/** The plans on sale, once a payment operator is configured. */
export const plansSection = (page: Page): Locator => page.locator('#buy')

/** Opens the page and waits for everything that comes later. */
export async function openHome(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await exampleSection(page).getByRole('article').nth(3).waitFor()
  await page.evaluate(() => document.fonts.ready)
}
