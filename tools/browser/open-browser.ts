import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { watchContexts } from './open-contexts.ts'

/** Opens a headless Chromium; the caller closes it. */
export async function openBrowser(options: Pick<LaunchOptions, 'handleSIGTERM'> = {}): Promise<Browser> {
  const { path, args, environment } = await findChromium()
  const browser = await chromium.launch({
    ...options,
    executablePath: path,
    args: [...args],
    env: { ...process.env, ...environment },
  })
  watchContexts(browser)
  return browser
}
