import type { Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { openProfile, type ProfileOptions } from './open-profile.ts'

/** How a test of one page opens it; a visitor with an English browser unless it says otherwise. */
export interface PageLook extends Pick<ProfileOptions, 'viewport' | 'colorScheme' | 'hasWorker'> {
  readonly locale?: 'en-GB' | 'pl-PL'
  readonly token?: string | null
}

/** An empty page of a fresh browser profile, closed when the test ends. */
export async function openPage(browser: Browser, address: string, look: PageLook = {}): Promise<Page> {
  const { token = null, locale = 'en-GB', ...rest } = look
  const localStorage = token === null ? [] : [{ name: 'token', value: token }]
  const context = await openProfile(browser, {
    ...rest,
    locale,
    baseURL: address,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  const page = await context.newPage()
  onTestFinished(async () => {
    // A call whose answer a route is still changing would fail once the page is gone, and with it the run.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.close()
  })
  page.setDefaultTimeout(10_000)
  return page
}

export const titleOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
