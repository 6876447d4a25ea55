import type { CatalogueError, Reading } from './catalogue-error.ts'

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
  if (header !== columns.join(',')) return { value: null, errors: [headerError(file, columns)] }
  const numbered = lines.map((content, index) => ({ content, line: index + 2 })).filter(({ content }) => content !== '')
  const errors = numbered.flatMap(({ content, line }) =>
    lineErrors(content, columns.length).map((error) => ({ file, line, ...error })),
  )
  const invalidLines = new Set(errors.map((error) => error.line))
  const rows = numbered
    .filter(({ line }) => !invalidLines.has(line))
    .map(({ content, line }) => ({ line, cells: new Map(zip(columns, content.split(','))) }))
  return { value: rows, errors }
}

function headerError(file: string, columns: readonly string[]): CatalogueError {
  return {
    file,
    line: 1,
    message: 'The first line does not name the columns of this table',
    remedy: `Make the first line: ${columns.join(',')}`,
  }
}

function lineErrors(content: string, columnCount: number): readonly Pick<CatalogueError, 'message' | 'remedy'>[] {
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
