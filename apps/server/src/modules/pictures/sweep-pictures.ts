import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import { hasErrorCode, nullIfMissing } from './lit-plates/null-if-missing.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Pages that were opened before a release may still ask for pictures of the engine before it. */
const KEPT_DAYS = 30

const VERSION_FOLDER = /^[0-9a-f]{16}$/

interface SweepParts {
  readonly clock: Clock
  /** The key of the picture that would be drawn today; null for a version that belongs to no one's days. */
  readonly currentKeyOf: (versionId: string) => Promise<string | null>
}

/**
 * Deletes pictures that were drawn 30 days ago and that no page needs: of an earlier engine, of versions that are in no one's days, and
 * the beginnings of files that were never finished. Returns how many.
 */
export async function sweepPictures(folder: string, { clock, currentKeyOf }: SweepParts): Promise<number> {
  const before = instantOf(clock).getTime() - KEPT_DAYS * DAY_MS
  let swept = 0
  for (const versionId of await namesIn(folder)) {
    if (!VERSION_FOLDER.test(versionId)) continue
    const own = path.join(folder, versionId)
    const old = await oldFiles(own, before)
    const key = old.length === 0 ? null : await currentKeyOf(versionId)
    for (const name of old) {
      if (key !== null && name.startsWith(`${key}-`) && !name.endsWith('.part')) continue
      await rm(path.join(own, name), { force: true })
      swept += 1
    }
    await removeEmpty(own)
  }
  return swept
}

const namesIn = async (folder: string): Promise<readonly string[]> => (await nullIfMissing(readdir(folder))) ?? []

async function oldFiles(folder: string, beforeMs: number): Promise<readonly string[]> {
  const old: string[] = []
  for (const name of await namesIn(folder)) if (await isOlder(path.join(folder, name), beforeMs)) old.push(name)
  return old
}

async function isOlder(file: string, beforeMs: number): Promise<boolean> {
  const facts = await nullIfMissing(stat(file))
  return facts !== null && facts.mtimeMs < beforeMs
}

/** Another server may write the next picture into it at this moment. */
const removeEmpty = (folder: string): Promise<void> =>
  rmdir(folder).catch((error: unknown) => {
    if (!hasErrorCode(error, 'ENOTEMPTY') && !hasErrorCode(error, 'ENOENT')) throw error
  })
