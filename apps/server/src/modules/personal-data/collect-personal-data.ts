import { README_NAME } from '@dayplate/messages/server'
import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { readmeOf, TABLE_NAMES } from './archive-readme.ts'
import { ARCHIVE_FILES, type PersonalTableName } from './archive-files.ts'
import { TABLES } from './personal-tables.ts'
import { hasRows, readRows, type PersonsTable, type Row } from './read-rows.ts'
import { CSV_START, toCsvLine } from '@dayplate/rules/spreadsheet'
import { WORDED_TABLES } from './worded-tables.ts'
import type { WordedRow, WordedTable } from './worded-table.ts'
import type { Language, Words } from './words.ts'
import { writeArchive, type ArchiveFile } from './write-archive.ts'

export interface DataOwner {
  readonly userId: string
  /** The language of file names, headings, meals and foods. */
  readonly language: Language
}

/** Everything we store about a person, in one ZIP: each table as JSON and as CSV, all read at one moment. */
export async function collectPersonalData(
  { db, clock, catalogue }: Services,
  { userId, language }: DataOwner,
): Promise<Buffer> {
  const words = { catalogue, language }
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((trx) => writeArchive(filesOf(trx, userId, words), instantOf(clock)))
}

async function* filesOf(trx: Transaction<DB>, userId: string, words: Words): AsyncGenerator<ArchiveFile> {
  const { language } = words
  yield { name: README_NAME[language], pieces: piecesOf([readmeOf(language)]) }
  for (const table of personalTables()) {
    if (!(await hasRows(trx, table, userId))) continue
    const name = ARCHIVE_FILES[table.name].name[language]
    yield { name: `csv/${name}.csv`, pieces: toCsv(table, wordedRows(trx, { table, userId, words }), language) }
    yield { name: `json/${name}.json`, pieces: toJson(wordedRows(trx, { table, userId, words })) }
  }
}

interface PersonalTable extends PersonsTable {
  readonly name: PersonalTableName
  readonly worded: WordedTable
}

const personalTables = (): readonly PersonalTable[] =>
  TABLE_NAMES.map((name) => {
    const worded = WORDED_TABLES[name]
    return { name, owner: TABLES[name].owner, columns: TABLES[name].exported, beside: worded.beside, worded }
  })

interface OwnRows {
  readonly table: PersonalTable
  readonly userId: string
  readonly words: Words
}

/** A person's rows of a table, with codes and ids replaced by words. */
async function* wordedRows(
  trx: Transaction<DB>,
  { table, userId, words }: OwnRows,
): AsyncGenerator<readonly WordedRow[]> {
  const { worded } = table
  for await (const rows of readRows(trx, table, userId)) {
    await loadMissingVersions(
      { db: trx, catalogue: words.catalogue },
      rows.flatMap((row) => worded.versionsOf?.(row) ?? []),
    )
    yield rows.flatMap((row): WordedRow | readonly WordedRow[] => worded.word(row, words))
  }
}

async function* piecesOf(pieces: readonly string[]): AsyncGenerator<string> {
  yield* pieces
}

async function* toCsv(
  { worded: { columns } }: PersonalTable,
  batches: AsyncIterable<readonly WordedRow[]>,
  language: Language,
): AsyncGenerator<string> {
  const keys = Object.keys(columns)
  yield (
    CSV_START +
      toCsvLine(
        Object.values(columns).map(({ heading }) => heading[language]),
        language,
      )
  )
  for await (const rows of batches) {
    const lines = rows.flatMap((row): readonly Row[] => row.lines)
    yield lines
      .map((line) =>
        toCsvLine(
          keys.map((key) => line[key]),
          language,
        ),
      )
      .join('')
  }
}

async function* toJson(batches: AsyncIterable<readonly WordedRow[]>): AsyncGenerator<string> {
  let before = '['
  for await (const rows of batches) {
    if (rows.length === 0) continue
    yield `${before}\n${rows.map(({ record }) => JSON.stringify(record)).join(',\n')}`
    before = ','
  }
  yield before === '[' ? '[\n]\n' : '\n]\n'
}
