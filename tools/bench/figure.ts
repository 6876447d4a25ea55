import { type BenchRow, roundToHundredth } from './bench-row.ts'

/** One line of the table: a figure, its spread between parts of the crowd, and the promised limit. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly value: number
  /** Lowest and highest value of the figure over equal parts of the people. */
  readonly spread: readonly [least: number, most: number]
  readonly promise: Bounds | null
}

interface Bounds {
  readonly better: 'less' | 'more'
  readonly must: number
  readonly aim: number
}

/** Calculates a figure from the measurements of people. */
export interface FigureMetric<Measured> {
  readonly name: string
  readonly unit: string
  readonly promise?: Bounds
  readonly of: (people: readonly Measured[]) => number
}

const PARTS = 5

export function figureOf<Measured>(
  { name, unit, promise, of }: FigureMetric<Measured>,
  people: readonly Measured[],
): Figure {
  const parts = Array.from({ length: PARTS }, (_, part) => people.filter((__, index) => index % PARTS === part))
  const values = parts.filter((part) => part.length > 0).map(of)
  return { name, unit, value: of(people), spread: [Math.min(...values), Math.max(...values)], promise: promise ?? null }
}

/** The figure as one row of `--json`, without its spread and its aim. */
export function toBenchRow({ name, unit, value, promise }: Figure): BenchRow {
  if (promise === null) return { name, value: roundToHundredth(value), unit, must: null, holds: null }
  const isLess = promise.better === 'less'
  return {
    name,
    value: roundToHundredth(value),
    unit,
    must: `${isLess ? '<=' : '>='} ${promise.must}`,
    holds: isLess ? value <= promise.must : value >= promise.must,
  }
}
