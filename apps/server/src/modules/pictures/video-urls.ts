import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Short animations of preparations, one file each (`tools/videos.ts` draws them). */
export const VIDEOS_FOLDER = path.resolve(import.meta.dirname, '../../../../../packages/catalogue/videos')

/** Where they are served; the content's name is part of the address, so that an address never changes content. */
export const VIDEOS_PATH = '/videos'

const HEX_DIGITS = 16

let names: ReadonlyMap<string, string> | null = null

/** Name of each file's content, by the file's name. Read once: the files belong to a release. */
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

/** Address of a video; null where there is none, or where a meal stored long ago names one that is gone. */
export function videoUrl(file: string | undefined): string | null {
  const name = file === undefined ? undefined : videoNames().get(file)
  return name === undefined ? null : `${VIDEOS_PATH}/${name}/${file}`
}
