import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { leavePage, openCleanPage, type ProfileSettings } from './clean-page.ts'

/** A clean page for the rest of the test that runs; the visit ends with it. */
export async function openPageForTest(browser: Browser, settings: ProfileSettings): Promise<Page> {
  const page = await openCleanPage(browser, settings)
  onTestFinished(() => leavePage(page))
  return page
}
