import { csvCells, csvRecords } from './csv-records.ts'

export interface TableQuery {
  readonly file: string
  readonly columns: readonly string[]
  /** Told every row; `cell` reads a column of it until the next one comes. */
  readonly onRow: (cell: (column: string) => string) => void
}

/** Goes through a table once. Answers the columns it lacks, none when all is well. */
export async function scanTable({ file, columns, onRow }: TableQuery): Promise<readonly string[]> {
  const places = new Map<string, number>()
  let width = 0
  let cells: readonly string[] = []
  const cell = (column: string): string => cells[places.get(column) ?? -1] ?? ''
  for await (const records of csvRecords(file)) {
    for (const record of records) {
      if (places.size > 0) {
        cells = csvCells(record, width)
        onRow(cell)
        continue
      }
      const header = csvCells(record.replace(/^\uFEFF/, ''))
      const missing = columns.filter((column) => !header.includes(column))
      if (missing.length > 0) return missing
      for (const column of columns) places.set(column, header.indexOf(column))
      width = Math.max(...places.values()) + 1
    }
  }
  return places.size === 0 ? columns : []
}
