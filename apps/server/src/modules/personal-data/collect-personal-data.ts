import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { ARCHIVE_FILES, readmeOf, README_NAME, type PersonalTableName } from './archive-texts.ts'
import { TABLES } from './personal-tables.ts'
import { hasRows, readRows, type PersonsTable, type Row } from './read-rows.ts'
import { CSV_START, toCsvLine } from './to-csv.ts'
import { writeArchive, type ArchiveFile } from './write-archive.ts'

export interface DataOwner {
  readonly userId: string
  /** Of the file names and of what is written about them. */
  readonly language: 'en' | 'pl'
}

/** Everything we hold about a person, in one ZIP: each table as JSON and as CSV. As it was at one moment. */
export async function collectPersonalData({ db, clock }: Services, owner: DataOwner): Promise<Buffer> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => writeArchive(filesOf(trx, owner), instantOf(clock)))
}

async function* filesOf(trx: Transaction<DB>, { userId, language }: DataOwner): AsyncGenerator<ArchiveFile> {
  yield { name: README_NAME[language], pieces: piecesOf([readmeOf(language)]) }
  for (const table of personalTables()) {
    if (!(await hasRows(trx, table, userId))) continue
    const name = ARCHIVE_FILES[table.name].name[language]
    yield { name: `csv/${name}.csv`, pieces: toCsv(table, readRows(trx, table, userId)) }
    yield { name: `json/${name}.json`, pieces: toJson(readRows(trx, table, userId)) }
  }
}

interface PersonalTable extends PersonsTable {
  readonly name: PersonalTableName
}

const TABLE_NAMES = Object.keys(ARCHIVE_FILES).filter((name): name is PersonalTableName => name in ARCHIVE_FILES)

const personalTables = (): readonly PersonalTable[] =>
  TABLE_NAMES.map((name) => ({ name, owner: TABLES[name].owner, columns: TABLES[name].told }))

async function* piecesOf(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}

async function* toCsv({ columns }: PersonsTable, batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  yield CSV_START + toCsvLine(columns)
  for await (const rows of batches) {
    yield rows.map((row) => toCsvLine(columns.map((column) => row[column]))).join('')
  }
}

async function* toJson(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<string> {
  let before = '[\n'
  for await (const rows of batches) {
    yield before + rows.map((row) => JSON.stringify(row)).join(',\n')
    before = ',\n'
  }
  yield '\n]\n'
}
