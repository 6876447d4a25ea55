import type { BrowserContextOptions, Browser, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'

/** How a test of one page opens it; a visitor with an English browser unless it says otherwise. */
export interface PageLook extends Pick<BrowserContextOptions, 'viewport' | 'colorScheme' | 'serviceWorkers'> {
  readonly locale?: 'en-GB' | 'pl-PL'
  readonly token?: string | null
}

/** An empty page of a fresh browser profile, closed when the test ends. */
export async function openPage(browser: Browser, address: string, look: PageLook = {}): Promise<Page> {
  const { token = null, locale = 'en-GB', ...rest } = look
  const localStorage = token === null ? [] : [{ name: 'token', value: token }]
  const context = await browser.newContext({
    ...rest,
    locale,
    baseURL: address,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  return page
}

export const titleOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()
