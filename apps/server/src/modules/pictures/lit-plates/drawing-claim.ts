import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { instantOf, type Clock } from '../../../platform/clock/clock.ts'
import { hasErrorCode, nullIfMissing } from './null-if-missing.ts'

const CLAIM = 'drawing-ahead'
/** A server renews its claim with every picture it draws ahead. An older claim belongs to a server that is gone. */
const CLAIM_LASTS_MS = 5 * 60 * 1000

interface ClaimParts {
  readonly clock: Clock
  /** Tells this server's claim from others', also on another machine. */
  readonly owner: string
}

/**
 * The claim to draw the catalogue ahead. It is a file beside the pictures and no lock in the database, because servers that do
 * not share the folder each need all pictures.
 */
export function drawingClaim(folder: string, { clock, owner }: ClaimParts) {
  const file = path.join(folder, CLAIM)
  const isOwn = async (): Promise<boolean> => (await nullIfMissing(readFile(file, 'utf8'))) === owner
  const renew = (): Promise<void> => utimes(file, instantOf(clock), instantOf(clock))
  const isOld = async (): Promise<boolean> => {
    const facts = await nullIfMissing(stat(file))
    return facts !== null && instantOf(clock).getTime() - facts.mtimeMs > CLAIM_LASTS_MS
  }
  return {
    /** Takes or renews the claim. Returns false while another server has it. */
    async take(): Promise<boolean> {
      await mkdir(folder, { recursive: true })
      // Two servers that take over at once may both draw for a while, which costs time and does no harm.
      if (!(await isOwn()) && (await isOld())) await rm(file, { force: true })
      const isTaken = (await createFile(file, owner)) || (await isOwn())
      if (isTaken) await renew()
      return isTaken
    },
    async release(): Promise<void> {
      if (await isOwn()) await rm(file, { force: true })
    },
  }
}

/** Returns false when the file exists. */
const createFile = (file: string, text: string): Promise<boolean> =>
  writeFile(file, text, { flag: 'wx' }).then(
    () => true,
    (error: unknown) => {
      if (hasErrorCode(error, 'EEXIST')) return false
      throw error
    },
  )
