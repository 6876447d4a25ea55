import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { watchContexts } from './open-contexts.ts'

/** Opens a headless Chromium; the caller closes it. */
export async function openBrowser(): Promise<Browser> {
  const { path, args, environment } = await findChromium()
  const browser = await chromium.launch({
    executablePath: path,
    args: [...args],
    env: { ...process.env, ...environment },
  })
  watchContexts(browser)
  return browser
}
