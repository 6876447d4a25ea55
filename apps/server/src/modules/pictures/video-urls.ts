import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Short animations of preparations, one file each, drawn by `tools/videos.ts`. */
export const VIDEOS_FOLDER = path.resolve(import.meta.dirname, '../../../../../packages/catalogue/videos')

/** The path of animations. Addresses contain the hash of the content, so that their content never changes. */
export const VIDEOS_PATH = '/videos'

const HEX_DIGITS = 16

let names: ReadonlyMap<string, string> | null = null

/** The content hash of each file. Read once, because the files belong to the release. */
export function videoNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    (existsSync(VIDEOS_FOLDER) ? readdirSync(VIDEOS_FOLDER) : [])
      .filter((file) => file.endsWith('.webm'))
      .map((file) => [file, contentOf(file)]),
  )
  return names
}

const contentOf = (file: string): string =>
  createHash('sha256')
    .update(readFileSync(path.join(VIDEOS_FOLDER, file)))
    .digest('hex')
    .slice(0, HEX_DIGITS)

/** The address of a video; null without one, or when an old version names a file that no longer exists. */
export function videoUrl(file: string | undefined): string | null {
  const name = file === undefined ? undefined : videoNames().get(file)
  return name === undefined ? null : `${VIDEOS_PATH}/${name}/${file}`
}
