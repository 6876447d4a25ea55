import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { appendBackup, appendErasures } from '../personal-data/index.ts'
import { END_OF_ROWS, FORMAT, writeLine, type BackupHead, type TableTotal } from './backup-lines.ts'
import { findBackupTables, findMigrations, findSequences } from './backup-table.ts'
import { settleNotation } from './copy-statements.ts'
import { countRows } from './count-rows.ts'
import { readCopy } from './read-copy.ts'
import { withCopy, type CopyTransaction } from './with-copy.ts'

export type TableTotals = ReadonlyMap<string, TableTotal>

export type BackupOutcome =
  | { readonly kind: 'written'; readonly totals: TableTotals }
  /** `file` already exists. It is a finished backup, or the partial file of a backup that is being written. */
  | { readonly kind: 'taken'; readonly file: string; readonly isPart: boolean }

export interface BackupInput {
  readonly db: Database
  readonly clock: Clock
  readonly randomBytes: (size: number) => Uint8Array
  readonly erasedPeopleFile: string
}

/** Only the user who makes backups may read them. */
const MODE = 0o600

/**
 * Writes the whole database as of one moment into a new file. The file has a temporary name until it is complete and on the
 * disk, so that a partial backup is never taken for a whole one.
 */
export async function writeBackup(input: BackupInput, file: string): Promise<BackupOutcome> {
  if (existsSync(file)) return { kind: 'taken', file, isPart: false }
  const part = `${file}.part`
  const handle = await openNew(part)
  if (handle === null) return { kind: 'taken', file: part, isPart: true }
  const totals = new Map<string, TableTotal>()
  try {
    const id = Buffer.from(input.randomBytes(16)).toString('hex')
    await withCopy(
      input.db,
      (copy) => {
        const pieces = Readable.from(piecesOf(copy, { id, clock: input.clock, totals }))
        return pipeline(pieces, createGzip(), handle.createWriteStream({ flush: true }))
      },
      (builder) => builder.setIsolationLevel('repeatable read').setAccessMode('read only'),
    )
    await appendErasures(input.db, input.erasedPeopleFile)
    await appendBackup(input.clock, input.erasedPeopleFile, id)
    await rename(part, file)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  return { kind: 'written', totals }
}

/** Null when the file exists. */
const openNew = (file: string) =>
  open(file, 'wx', MODE).catch((error: unknown) => {
    if (error instanceof Error && Reflect.get(error, 'code') === 'EEXIST') return null
    throw error
  })

interface Piece {
  readonly id: string
  readonly clock: Clock
  /** Filled while the tables are written. */
  readonly totals: Map<string, TableTotal>
}

async function* piecesOf(
  { trx, client }: CopyTransaction,
  { id, clock, totals }: Piece,
): AsyncGenerator<string | Buffer> {
  await settleNotation(trx)
  const tables = await findBackupTables(trx)
  const head: BackupHead = {
    dayplate: 'backup',
    format: FORMAT,
    id,
    madeAt: instantOf(clock).toISOString(),
    migrations: [...(await findMigrations(trx))],
    tables: tables.map(({ name }) => name),
  }
  yield writeLine(head)
  for (const table of tables) {
    yield writeLine({ table: table.name, columns: [...table.columns] })
    const counted = countRows()
    for await (const piece of readCopy(client, table)) {
      counted.take(piece)
      yield piece
    }
    const total = counted.total()
    totals.set(table.name, total)
    yield `${END_OF_ROWS}\n${writeLine(total)}`
  }
  yield writeLine({ end: true, sequences: [...(await findSequences(trx))] })
}
