import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/** A Chromium to drive and the switches it needs here. */
export interface Chromium {
  readonly path: string
  readonly args: readonly string[]
  /** Where it finds libraries that the machine may lack, as `LD_LIBRARY_PATH` wants it. */
  readonly libraryPath?: string
}

const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Chromium refuses to sandbox for root; containers give it a tiny /dev/shm. */
const rootSwitches = (): readonly string[] =>
  process.getuid?.() === 0 ? ['--no-sandbox', '--disable-dev-shm-usage'] : ['--disable-dev-shm-usage']

function findInstalled(searchPath: string): string | undefined {
  const folders = ['/usr/bin', ...searchPath.split(path.delimiter)]
  return [...folders.flatMap((folder) => PROGRAMS.map((name) => path.join(folder, name))), MAC].find(existsSync)
}

/** Unpacks (2 s, once) the Chromium of the check tools and the libraries a bare machine lacks, NSS above all. */
async function unpackOwn(): Promise<Chromium> {
  const { default: packed, inflate } = await import('@sparticuz/chromium')
  const program = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const libraries = await inflate(path.join(path.dirname(program), '../bin/al2023.tar.br'))
  const args = [...packed.args, ...rootSwitches()]
  return { path: await packed.executablePath(), args, libraryPath: path.join(libraries, 'lib') }
}

/** The Chromium of `CHROMIUM_PATH`, else the machine's own, else the one that came with the check tools (Linux x64). */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const named = environment['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`)
    return { path: named, args: rootSwitches() }
  }
  const installed = findInstalled(environment['PATH'] ?? '')
  if (installed !== undefined) return { path: installed, args: rootSwitches() }
  return unpackOwn()
}
