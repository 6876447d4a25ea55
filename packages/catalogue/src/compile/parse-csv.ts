import type { CatalogueFault, Reading } from './catalogue-fault.ts'

export interface CsvRow {
  readonly line: number
  readonly cells: ReadonlyMap<string, string>
}

/**
 * Reads a table whose first line names exactly `columns`. Without quoting, because no cell contains a comma and a table
 * without quotes gives readable diffs. Invalid rows are left out and reported; an invalid header refuses the table.
 */
export function parseCsv(file: string, text: string, columns: readonly string[]): Reading<readonly CsvRow[]> {
  const [header = '', ...lines] = text.split('\n')
  if (header !== columns.join(',')) return { value: null, faults: [headerFault(file, columns)] }
  const numbered = lines.map((content, index) => ({ content, line: index + 2 })).filter(({ content }) => content !== '')
  const faults = numbered.flatMap(({ content, line }) =>
    lineFaults(content, columns.length).map((fault) => ({ file, line, ...fault })),
  )
  const faultyLines = new Set(faults.map((fault) => fault.line))
  const rows = numbered
    .filter(({ line }) => !faultyLines.has(line))
    .map(({ content, line }) => ({ line, cells: new Map(zip(columns, content.split(','))) }))
  return { value: rows, faults }
}

function headerFault(file: string, columns: readonly string[]): CatalogueFault {
  return {
    file,
    line: 1,
    message: 'The first line does not name the columns of this table',
    remedy: `Make the first line: ${columns.join(',')}`,
  }
}

function lineFaults(content: string, columnCount: number): readonly Pick<CatalogueFault, 'message' | 'remedy'>[] {
  if (content.includes('"')) {
    return [
      { message: 'A quotation mark', remedy: 'This table has no quoting: write the cell without quotes and commas' },
    ]
  }
  const cells = content.split(',')
  if (cells.length !== columnCount) {
    return [
      {
        message: `${cells.length} cells instead of ${columnCount}`,
        remedy: 'Leave a cell empty when its figure is unknown',
      },
    ]
  }
  if (cells.some((cell) => cell !== cell.trim())) {
    return [
      { message: 'A cell begins or ends with a blank', remedy: 'Remove blanks and carriage returns around the commas' },
    ]
  }
  return []
}

function zip(keys: readonly string[], values: readonly string[]): [string, string][] {
  return keys.map((key, index) => [key, values[index] ?? ''])
}
