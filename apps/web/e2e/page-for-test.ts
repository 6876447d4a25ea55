import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { leavePage, openCleanPage, type ProfileSettings } from './clean-page.ts'

/** Opens a clean page for the current test, and closes it when the test ends. */
export async function openPageForTest(browser: Browser, settings: ProfileSettings): Promise<Page> {
  const page = await openCleanPage(browser, settings)
  onTestFinished(() => leavePage(page))
  return page
}
