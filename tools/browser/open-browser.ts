import { chromium, type Browser, type LaunchOptions } from 'playwright-core'
import { findChromium } from './find-chromium.ts'
import { watchContexts } from './open-contexts.ts'

/** Lets all tabs of a profile share a process, because starting a process takes half a second. */
const SWITCHES = ['--process-per-site']

/** Opens a headless Chromium; the caller closes it. */
export async function openBrowser(options: Pick<LaunchOptions, 'handleSIGTERM'> = {}): Promise<Browser> {
  const { path, args, environment } = await findChromium()
  const browser = await chromium.launch({
    ...options,
    executablePath: path,
    args: [...args, ...SWITCHES],
    env: { ...process.env, ...environment },
  })
  watchContexts(browser)
  return browser
}
