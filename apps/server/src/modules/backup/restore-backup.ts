import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql, type Transaction } from 'kysely'
import { DatabaseError } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { erasePerson, type ErasedPeople } from '../personal-data/index.ts'
import type { TableTotal } from './backup-lines.ts'
import { findBackupTables, findMigrations, type BackupSequence, type BackupTable } from './backup-table.ts'
import { copyIn, settleNotation } from './copy-statements.ts'
import { countRows } from './count-rows.ts'
import { BackupDamaged, BackupMissing, openBackup, type BackupReader } from './read-backup.ts'
import { readCopy } from './read-copy.ts'
import { withCopy, type CopyTransaction } from './with-copy.ts'
import type { TableTotals } from './write-backup.ts'

export type RestoreOutcome =
  | {
      readonly kind: 'restored'
      readonly madeAt: string
      readonly totals: TableTotals
      /** How many people of the backup were erased again. */
      readonly erased: number
    }
  | RestoreRefusal

export type RestoreRefusal =
  /** The backup file does not exist. */
  | { readonly kind: 'missing' }
  | { readonly kind: 'damaged'; readonly reason: string }
  /** Tables that already have rows. */
  | { readonly kind: 'not-empty'; readonly tables: readonly string[] }
  /** Migrations that only one of both has. */
  | { readonly kind: 'other-version'; readonly inBackup: readonly string[]; readonly inDatabase: readonly string[] }
  /** The file of erased people does not name this backup, so it is older or belongs to another installation. */
  | { readonly kind: 'foreign-erased-file' }

export interface RestoreInput {
  readonly db: Database
  readonly clock: Clock
  /** Null when the operator chose not to erase the people again. */
  readonly erasedPeople: ErasedPeople | null
}

/** A refusal, thrown so that the transaction is rolled back. */
class Refused extends Error {
  readonly refusal: RestoreRefusal
  constructor(refusal: RestoreRefusal) {
    super(refusal.kind)
    this.refusal = refusal
  }
}

/**
 * Restores a backup into an empty database with the same migrations, compares the rows with the backup's hashes, and erases the
 * people who were erased since. All in one transaction.
 */
export async function restoreBackup(input: RestoreInput, file: string): Promise<RestoreOutcome> {
  let backup: BackupReader | null = null
  try {
    const opened = await openBackup(file)
    backup = opened
    return await withCopy(input.db, (copy) => restoreInto(copy, opened, input))
  } catch (error) {
    if (error instanceof Refused) return error.refusal
    if (error instanceof BackupMissing) return { kind: 'missing' }
    if (error instanceof BackupDamaged) return { kind: 'damaged', reason: error.message }
    throw error
  } finally {
    backup?.close()
  }
}

async function restoreInto(
  copy: CopyTransaction,
  backup: BackupReader,
  { clock, erasedPeople }: RestoreInput,
): Promise<RestoreOutcome> {
  const { trx } = copy
  const { head } = backup
  if (erasedPeople !== null && !erasedPeople.backups.has(head.id)) throw new Refused({ kind: 'foreign-erased-file' })
  await requireSameShape(trx, head.migrations)
  await settleNotation(trx)
  const tables = await findBackupTables(trx)
  await requireEmpty(trx, tables)
  const totals = new Map<string, TableTotal>()
  for (const table of tables) totals.set(table.name, await fillTable(copy, table, backup))
  await setSequences(trx, await backup.end())
  for (const table of tables) await requireSameRows(copy, table, totals.get(table.name))
  const erased = erasedPeople === null ? 0 : await eraseAgain(trx, clock, erasedPeople)
  return { kind: 'restored', madeAt: head.madeAt, totals, erased }
}

async function requireSameShape(trx: Transaction<DB>, inBackup: readonly string[]): Promise<void> {
  const inDatabase = await findMigrations(trx)
  const only = (some: readonly string[], others: readonly string[]) => some.filter((name) => !others.includes(name))
  const refusal = { inBackup: only(inBackup, inDatabase), inDatabase: only(inDatabase, inBackup) }
  if (refusal.inBackup.length + refusal.inDatabase.length > 0) throw new Refused({ kind: 'other-version', ...refusal })
}

/** Rows that migrations insert and a restore replaces, in their untouched state. */
const LEFT_BY_MIGRATIONS: Readonly<Record<string, string>> = { catalogue_revisions: 'revision = 0' }

/** Locks all tables until the transaction ends and checks that they are empty. */
async function requireEmpty(trx: Transaction<DB>, tables: readonly BackupTable[]): Promise<void> {
  await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in access exclusive mode`.execute(trx)
  const filled: string[] = []
  for (const { name } of tables) {
    const left = LEFT_BY_MIGRATIONS[name]
    if (left !== undefined) await sql`delete from ${sql.table(name)} where ${sql.raw(left)}`.execute(trx)
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(trx)
    if (rows.length > 0) filled.push(name)
  }
  if (filled.length > 0) throw new Refused({ kind: 'not-empty', tables: filled })
}

async function fillTable({ client }: CopyTransaction, table: BackupTable, backup: BackupReader): Promise<TableTotal> {
  const rows = await backup.table(table)
  try {
    await pipeline(Readable.from(rows), client.query(copyFrom(copyIn(table))))
  } catch (error) {
    if (isRefusedValue(error)) throw new BackupDamaged(`the database refuses a row of the table ${table.name}`)
    throw error
  }
  return backup.total()
}

/**
 * Whether PostgreSQL refused a value: SQLSTATE classes data exception and integrity constraint violation. The columns match the
 * backup, so only a changed file causes this.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const isRefusedValue = (error: unknown): boolean => error instanceof DatabaseError && /^2[23]/.test(error.code ?? '')

/** Checks that the restored rows equal the written ones. */
async function requireSameRows({ client }: CopyTransaction, table: BackupTable, written?: TableTotal): Promise<void> {
  const counted = countRows()
  for await (const piece of readCopy(client, table)) counted.take(piece)
  const arrived = counted.total()
  if (arrived.rows !== written?.rows || arrived.sha256 !== written.sha256)
    throw new BackupDamaged(`the table ${table.name} did not arrive as it was written`)
}

async function setSequences(trx: Transaction<DB>, sequences: readonly BackupSequence[]): Promise<void> {
  for (const { name, last, isCalled } of sequences)
    await sql`select setval(${`"${name.replaceAll('"', '""')}"`}::regclass, ${last}::bigint, ${isCalled})`.execute(trx)
}

async function eraseAgain(trx: Transaction<DB>, clock: Clock, { people }: ErasedPeople): Promise<number> {
  const hashes = [...people].map((hash) => Buffer.from(hash, 'hex'))
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where sha256(convert_to(id::text, 'UTF8')) = any(${hashes})`.execute(trx)
  for (const person of rows) await erasePerson(trx, clock, person)
  return rows.length
}
