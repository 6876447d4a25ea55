import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import {
  END_OF_ROWS,
  parseEnd,
  parseHead,
  parseTable,
  parseTotal,
  type BackupHead,
  type TableTotal,
} from './backup-lines.ts'
import type { BackupSequence } from './backup-table.ts'
import { countRows } from './count-rows.ts'
import { readLines, type LineReader } from './read-lines.ts'

/** The file is damaged. Thrown so that the transaction is rolled back. */
export class BackupDamaged extends Error {}

/** The file does not exist. */
export class BackupMissing extends Error {}

/**
 * Reads a backup from start to end. Every method throws BackupDamaged when the file differs from what was written; opening
 * throws BackupMissing when there is no file.
 */
export interface BackupReader {
  readonly head: BackupHead
  /** Reads the rows of the next table, which must be this one with these columns. Call `total` once the rows are read. */
  table(expected: { readonly name: string; readonly columns: readonly string[] }): Promise<AsyncIterable<Buffer>>
  total(): Promise<TableTotal>
  end(): Promise<readonly BackupSequence[]>
  close(): void
}

export async function openBackup(file: string): Promise<BackupReader> {
  const unpacked = createGunzip()
  // Errors reach the reader through the stream, so this callback ignores them.
  pipeline(createReadStream(file), unpacked, () => undefined)
  const lines = sound(readLines(unpacked))
  const head = parseHead(await textOf(lines))
  if (head === null) throw new BackupDamaged('it does not begin as a backup of this format')
  let counted = countRows()
  let tableName = ''
  return {
    head,
    async table({ name, columns }) {
      const table = parseTable(await textOf(lines))
      if (table?.table !== name || table.columns.join() !== columns.join())
        throw new BackupDamaged(`the table ${name} does not begin where it should`)
      counted = countRows()
      tableName = name
      return rowsOf(lines, counted.take)
    },
    async total() {
      const written = parseTotal(await textOf(lines))
      const read = counted.total()
      if (written?.rows !== read.rows || written.sha256 !== read.sha256)
        throw new BackupDamaged(`the rows of the table ${tableName} are not those that were written`)
      return read
    },
    async end() {
      const end = parseEnd(await textOf(lines))
      if (end === null || (await lines.next()) !== null) throw new BackupDamaged('it does not end where it should')
      return end.sequences
    },
    close: () => unpacked.destroy(),
  }
}

/** Reports read and decompression errors as a damaged file. */
const sound = ({ next }: LineReader): LineReader => ({
  next: () =>
    next().catch((error: unknown) => {
      if (error instanceof Error && Reflect.get(error, 'code') === 'ENOENT') throw new BackupMissing(error.message)
      throw new BackupDamaged(error instanceof Error ? error.message : String(error))
    }),
})

async function textOf(lines: LineReader): Promise<string> {
  const line = await lines.next()
  if (line === null) throw new BackupDamaged('it ends too early')
  return line.toString('utf8')
}

const LAST_LINE = Buffer.from(`${END_OF_ROWS}\n`)
/** Rows are passed on in pieces of about this size. */
const PIECE_BYTES = 64 * 1024

async function* rowsOf(lines: LineReader, take: (piece: Buffer) => void): AsyncGenerator<Buffer> {
  let rows: Buffer[] = []
  let bytes = 0
  const joined = (): Buffer => {
    const piece = Buffer.concat(rows)
    rows = []
    bytes = 0
    take(piece)
    return piece
  }
  for (;;) {
    const line = await lines.next()
    if (line === null) throw new BackupDamaged('it ends too early')
    if (line.equals(LAST_LINE)) break
    rows.push(line)
    bytes += line.length
    if (bytes >= PIECE_BYTES) yield joined()
  }
  if (rows.length > 0) yield joined()
}
