import type { Browser } from 'playwright-core'
import { openBrowser } from './open-browser.ts'

let shared: Promise<Browser> | undefined

/**
 * The Chromium of this worker. Starting one takes 1.5 s of processor time, so the test files of a worker share it, and
 * each test opens a profile of its own. If it has crashed, the next file gets a new one.
 */
export async function shareBrowser(): Promise<Browser> {
  const isThere = await shared?.then(
    (browser) => browser.isConnected(),
    () => false,
  )
  if (shared === undefined || isThere !== true) shared = openForWorker()
  return shared
}

/** Closes the profiles that a test file left open, before the file's server stops; the browser stays for the next file. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()))
}

/** Vitest ends a worker with SIGTERM. A regular exit lets Playwright close the browser and remove its folder. */
function openForWorker(): Promise<Browser> {
  process.once('SIGTERM', () => process.exit())
  return openBrowser({ handleSIGTERM: false })
}
