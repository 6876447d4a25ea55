/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'

export interface ProfileOptions extends BrowserContextOptions {
  /** Whether the service worker comes, as it does for most people. */
  readonly hasWorker?: boolean
}

/**
 * A fresh browser profile, in which no service worker registers, as in some private windows. The worker fetches the whole app ahead
 * of need with every first visit, which took a fifth of all journeys; those that are about it, or leave and come back, have it.
 */
export async function openProfile(
  browser: Browser,
  { hasWorker = false, ...options }: ProfileOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  if (!hasWorker) await context.addInitScript(refuseWorkers)
  return context
}

/** Opens the page a second time: the worker comes with the first visit, and answers from then on, also without a connection. */
export async function reopenWithWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Runs in the page. */
function refuseWorkers(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No workers here.', 'SecurityError'))
}
