import type { Figure } from './figure.ts'

const HEADER = ['figure', 'value', 'spread', 'unit', 'must', 'aim', 'verdict'] as const

/** Formats figures as a table with column names, padded for a terminal. */
export function formatFigures(figures: readonly Figure[]): string {
  const lines = [[...HEADER], ...figures.map(cellsOf)]
  const widths = HEADER.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function cellsOf({ name, unit, value, spread: [least, most], promise }: Figure): string[] {
  const numbers = [name, round(value), `${round(least)} – ${round(most)}`, unit]
  if (promise === null) return numbers
  const sign = promise.better === 'less' ? '<=' : '>='
  return [...numbers, `${sign} ${promise.must}`, `${sign} ${promise.aim}`, verdictOf(value, promise)]
}

function verdictOf(value: number, { better, must, aim }: NonNullable<Figure['promise']>): string {
  const reaches = (bound: number) => (better === 'less' ? value <= bound : value >= bound)
  if (reaches(aim)) return 'aim'
  return reaches(must) ? 'must' : 'FAILS'
}

/** Three decimals at most, because energy deviates by hundredths of a percent. */
function round(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
