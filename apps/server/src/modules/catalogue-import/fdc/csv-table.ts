import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'

/** Far longer than any row. A longer record means that a quotation mark is missing. */
const LONGEST_RECORD = 8 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024

export interface TableQuery {
  readonly file: string
  readonly columns: readonly string[]
  /** Called for every row. `cell` reads a column of it until the next row. */
  readonly onRow: (cell: (column: string) => string) => void
}

/** An error of a table and its line. */
export interface TableError {
  readonly line: number
  readonly message: string
}

/** Reads a table once, using a few megabytes of memory. Returns the first error, or null. */
export async function scanTable({ file, ...query }: TableQuery): Promise<TableError | null> {
  const reader = tableReader(query)
  const parser = parse({
    bom: true,
    skip_empty_lines: true,
    // A row with too few cells is reported with its line, and reading continues.
    relax_column_count: true,
    max_record_size: LONGEST_RECORD,
    // Rows are processed as they are read, so none is passed to the stream.
    on_record: (cells: readonly string[], { lines }) => reader.take(cells, lines),
  })
  try {
    await pipeline(createReadStream(file, { highWaterMark: CHUNK_BYTES }), parser)
  } catch (error) {
    if (error instanceof CsvError) return unreadableError(error)
    throw error
  }
  return reader.error()
}

/** Finds the columns in the first row and reads them from all others. */
function tableReader({ columns, onRow }: Omit<TableQuery, 'file'>) {
  const places = new Map<string, number>()
  let width = 0
  let cells: readonly string[] = []
  let found: TableError | null = missingError(columns)
  const cell = (column: string): string => cells[places.get(column) ?? -1] ?? ''

  function readHeader(header: readonly string[]): void {
    const missing = columns.filter((column) => !header.includes(column))
    found = missing.length > 0 ? missingError(missing) : null
    for (const column of columns) places.set(column, header.indexOf(column))
    width = Math.max(...places.values()) + 1
  }

  function readRow(row: readonly string[], lastLine: number): void {
    cells = row
    if (row.length >= width) onRow(cell)
    else found ??= brokenError(lastLine - breaksOf(row), [row.length, width])
  }

  const take = (row: readonly string[], lastLine: number): null => {
    if (places.size === 0) readHeader(row)
    else if (found?.line !== 1) readRow(row, lastLine)
    return null
  }
  return { take, error: () => found }
}

const missingError = (columns: readonly string[]): TableError => ({
  line: 1,
  message: `Columns are missing: ${columns.join(', ')}`,
})

const brokenError = (line: number, [cells, width]: readonly [number, number]): TableError => ({
  line,
  message: `The row breaks off: ${cells} of at least ${width} cells`,
})

const unreadableError = (error: CsvError): TableError => ({
  line: Number(error['lines'] ?? 1),
  message: `The table cannot be read: ${error.message}`,
})

/** Quoted cells may contain line breaks, and the parser reports the last line of a row. */
const breaksOf = (row: readonly string[]): number => row.join('').split('\n').length - 1
