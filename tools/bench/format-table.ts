import type { BenchRow } from './bench-row.ts'

const HEADER = ['name', 'value', 'unit', 'must', 'holds'] as const
/** The column of values, which is aligned to the right. */
const VALUE_COLUMN = 1

/** Formats rows as a table with column names, padded for a terminal; no line ends in spaces. */
export function formatTable(rows: readonly BenchRow[]): string {
  const lines = [[...HEADER], ...rows.map(cellsOf)]
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const pad = (cell: string, column: number): string =>
    column === VALUE_COLUMN ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}

function cellsOf({ name, value, unit, must, holds }: BenchRow): string[] {
  return [name, String(value), unit, must ?? '', verdictOf(holds)]
}

function verdictOf(holds: boolean | null): string {
  if (holds === null) return ''
  return holds ? 'yes' : 'NO'
}
