import { csvCells, csvRecords } from './csv-records.ts'

export interface TableQuery {
  readonly file: string
  readonly columns: readonly string[]
  /** Told every row; `cell` reads a column of it until the next one comes. */
  readonly onRow: (cell: (column: string) => string) => void
}

/** What is wrong with a table, and the line it is on. */
export interface TableFault {
  readonly line: number
  readonly message: string
}

/** Goes through a table once. Answers what is wrong with it, null when all is well; of rows that break off the first. */
export async function scanTable({ file, columns, onRow }: TableQuery): Promise<TableFault | null> {
  const places = new Map<string, number>()
  let width = 0
  let cells: readonly string[] = []
  let line = 1
  let broken: TableFault | null = null
  const cell = (column: string): string => cells[places.get(column) ?? -1] ?? ''
  const readHeader = (record: string): TableFault | null => {
    const header = csvCells(record.replace(/^\uFEFF/, ''))
    const missing = columns.filter((column) => !header.includes(column))
    if (missing.length > 0) return missingFault(missing)
    for (const column of columns) places.set(column, header.indexOf(column))
    width = Math.max(...places.values()) + 1
    return null
  }
  const readRow = (record: string): null => {
    cells = csvCells(record, width)
    if (cells.length === width) onRow(cell)
    else if (record.trim() !== '') broken ??= brokenFault(line, [cells.length, width])
    return null
  }
  for await (const records of csvRecords(file)) {
    for (const record of records) {
      const unread = places.size === 0 ? readHeader(record) : readRow(record)
      if (unread !== null) return unread
      line += linesOf(record)
    }
  }
  return places.size === 0 ? missingFault(columns) : broken
}

const missingFault = (columns: readonly string[]): TableFault => ({
  line: 1,
  message: `Columns are missing: ${columns.join(', ')}`,
})

const brokenFault = (line: number, [cells, width]: readonly [number, number]): TableFault => ({
  line,
  message: `The row breaks off: ${cells} of at least ${width} cells`,
})

/** Quoted cells may hold line breaks. */
const linesOf = (record: string): number => (record.includes('\n') ? record.split('\n').length : 1)
