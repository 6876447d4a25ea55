import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Chromium } from './chromium.ts'
import { hasPackagedChromium, packagedChromium } from './packaged-chromium.ts'

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Chromium cannot use its sandbox as root, and containers have a tiny /dev/shm. */
const rootSwitches = (): readonly string[] =>
  process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage']

function findInstalled(searchPath: string): string | undefined {
  const folders = ['/usr/bin', ...searchPath.split(path.delimiter)]
  return [...folders.flatMap((folder) => PROGRAMS.map((name) => path.join(folder, name))), MAC].find(existsSync)
}

/**
 * Finds a Chromium: the one of `CHROMIUM_PATH`, else the one packaged with the check tools (Linux x64), which is the
 * same on every machine, else an installed one.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const named = environment['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return { path: named, args: rootSwitches(), environment: {} }
  }
  if (hasPackagedChromium()) {
    const { path: program, args, environment: own } = await packagedChromium()
    return { path: program, args: [...args, ...rootSwitches()], environment: own }
  }
  const installed = findInstalled(environment['PATH'] ?? '')
  if (installed === undefined) throw new Error('There is no Chromium here. Install one, or name it: CHROMIUM_PATH=…')
  return { path: installed, args: rootSwitches(), environment: {} }
}
