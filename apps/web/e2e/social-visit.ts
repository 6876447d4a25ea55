import type { Page } from 'playwright-core'
import { PAGE_PATIENCE_MS } from './clean-page.ts'
import { openPage as openFresh } from './pages-visit.ts'

/** A flow uses two servers, three pages and, with Apple, two sites, each in its own process. */
export const PATIENCE_MS = 2 * PAGE_PATIENCE_MS

export async function openPage(...args: Parameters<typeof openFresh>): Promise<Page> {
  const page = await openFresh(...args)
  page.setDefaultTimeout(PATIENCE_MS)
  return page
}

/** Chooses an identity on the provider's page. */
export async function be(page: Page, subject: string, email = `${subject}@example.com`): Promise<void> {
  await page.getByLabel('Account').fill(subject)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('E-mail is verified').check()
  await page.getByRole('button', { name: 'Go on' }).click()
}
