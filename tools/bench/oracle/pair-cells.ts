import { type PortionPairs, ROWS } from './portion-pairs.ts'

/**
 * Width of a cell in tolerances along energy, fat and protein. Carbohydrate needs none, because it follows from them
 * except for some fibre.
 */
const WIDTHS = [0.25, 0.5, 0.5] as const

/** Lower and upper end per row. */
export type Span = readonly (readonly [from: number, to: number])[]

/** Pairs sorted into cells by their macros; the cheapest come first in each cell. */
export class PairCells {
  /** Pairs, cell by cell. */
  readonly pairs: Int32Array
  /** First pair of each cell; the first pair of the next cell is its end. */
  readonly start: Int32Array
  readonly #axes: readonly Axis[]

  constructor(pairs: PortionPairs) {
    this.#axes = WIDTHS.map((width, row) => new Axis(pairs, row, width))
    const cells = this.#axes.reduce((product, { cells: count }) => product * count, 1)
    const start = new Int32Array(cells + 2)
    const cellOf = Int32Array.from({ length: pairs.count }, (_, pair) => this.#cellOf(pairs, pair))
    for (const cell of cellOf) start[cell + 2] = (start[cell + 2] ?? 0) + 1
    for (let cell = 2; cell < start.length; cell++) start[cell] = (start[cell] ?? 0) + (start[cell - 1] ?? 0)
    this.pairs = new Int32Array(pairs.count)
    for (const pair of pairs.cheapestFirst()) {
      const cell = (cellOf[pair] ?? 0) + 1
      const place = start[cell] ?? 0
      this.pairs[place] = pair
      start[cell] = place + 1
    }
    this.start = start
  }

  /** Calls `tell` for every cell that overlaps a box. */
  forEachCell([kcal = ALL, protein = ALL, fat = ALL]: Span, tell: (cell: number) => void): void {
    const [kcalAxis, proteinAxis, fatAxis] = this.#axes
    if (kcalAxis === undefined || proteinAxis === undefined || fatAxis === undefined) return
    for (let k = kcalAxis.cellFrom(kcal[0]); k <= kcalAxis.cellTo(kcal[1]); k++) {
      for (let p = proteinAxis.cellFrom(protein[0]); p <= proteinAxis.cellTo(protein[1]); p++) {
        for (let f = fatAxis.cellFrom(fat[0]); f <= fatAxis.cellTo(fat[1]); f++) {
          tell((k * proteinAxis.cells + p) * fatAxis.cells + f)
        }
      }
    }
  }

  #cellOf({ rows }: PortionPairs, pair: number): number {
    return this.#axes.reduce((cell, axis, row) => cell * axis.cells + axis.cellOf(rows[pair * ROWS + row] ?? 0), 0)
  }
}

const ALL = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const

class Axis {
  readonly cells: number
  readonly #least: number
  readonly #width: number

  constructor({ rows, count }: PortionPairs, row: number, width: number) {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let pair = 0; pair < count; pair++) {
      least = Math.min(least, rows[pair * ROWS + row] ?? 0)
      most = Math.max(most, rows[pair * ROWS + row] ?? 0)
    }
    this.cells = count === 0 ? 0 : Math.floor((most - least) / width) + 1
    this.#least = least
    this.#width = width
  }

  cellOf(value: number): number {
    return Math.floor((value - this.#least) / this.#width)
  }

  cellFrom(value: number): number {
    return Math.max(0, this.cellOf(value))
  }

  cellTo(value: number): number {
    return Math.min(this.cells - 1, this.cellOf(value))
  }
}
