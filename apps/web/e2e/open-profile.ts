/// <reference lib="dom" />
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core'

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

/** Runs in the page. */
function refuseWorkers(): void {
  if ('serviceWorker' in navigator)
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('No workers here.', 'SecurityError'))
}
