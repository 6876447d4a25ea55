import type { Browser, Page } from 'playwright-core'
import { type ProfileSettings } from './clean-page.ts'
import { openPageForTest } from './page-for-test.ts'

/** How a test opens its page. By default as a visitor with an English browser. */
export interface PageLook extends Pick<ProfileSettings, 'viewport' | 'colorScheme' | 'hasWorker'> {
  readonly locale?: 'en-GB' | 'pl-PL'
  readonly token?: string | null
}

/** Opens an empty page of a clean profile until the test ends. */
export async function openPage(browser: Browser, address: string, look: PageLook = {}): Promise<Page> {
  const { token = null, locale = 'en-GB', ...rest } = look
  const page = await openPageForTest(browser, { ...rest, address, locale, stored: { token }, reducedMotion: 'reduce' })
  return page
}

export const titleOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
