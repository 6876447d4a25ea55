import { access, constants, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Clock } from '../../../platform/clock/clock.ts'
import { drawingClaim } from './drawing-claim.ts'
import { isWhole } from './is-whole.ts'
import type { LitStore, StoredFile } from './lit-store.ts'
import { nullIfMissing } from './null-if-missing.ts'

interface StoreParts {
  readonly clock: Clock
  readonly randomBytes: (size: number) => Uint8Array
}

const NAME_BYTES = 8

/** Keeps pictures as files of a folder, which servers on several machines may share. */
export function folderStore(folder: string, { clock, randomBytes }: StoreParts): LitStore {
  const newName = (): string => Buffer.from(randomBytes(NAME_BYTES)).toString('hex')
  const claim = drawingClaim(folder, { clock, owner: newName() })
  const pathOf = (file: StoredFile): string => path.join(folder, file.path)
  return {
    async read(file) {
      const bytes = await nullIfMissing(readFile(pathOf(file)))
      return bytes !== null && isWhole(bytes, file.format) ? bytes : null
    },
    async write(file, bytes) {
      const target = pathOf(file)
      await mkdir(path.dirname(target), { recursive: true })
      // Another server may write the same picture, so each writes a file of its own.
      const part = `${target}.${newName()}.part`
      try {
        await writeFile(part, bytes)
        await rename(part, target)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
    },
    claimDrawingAhead: () => claim.take(),
    releaseDrawingAhead: () => claim.release(),
  }
}

/** Why pictures cannot be kept in this folder, which is created when it is missing; null when they can. */
export async function whyFolderUnwritable(folder: string): Promise<string | null> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
