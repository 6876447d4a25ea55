import { chromium, type Browser } from 'playwright-core'
import { findChromium } from './find-chromium.ts'

/** Opens a headless Chromium; whoever opens it closes it. */
export async function openBrowser(): Promise<Browser> {
  const { path, args, libraryPath } = await findChromium()
  const env = libraryPath === undefined ? process.env : { ...process.env, LD_LIBRARY_PATH: libraryPath }
  return chromium.launch({ executablePath: path, args: [...args], env })
}
