import type { PairTable } from './pair-table.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/**
 * Cells along energy, fat and protein. Carbohydrate needs none, because it follows from the three except for some
 * fibre.
 */
const KCAL = { row: 0, cells: 32 } as const
const FAT = { row: 2, cells: 12 } as const
const PROTEIN = { row: 1, cells: 24 } as const
const CELLS = KCAL.cells * FAT.cells * PROTEIN.cells

/** Numbers per entry: the four rows and the cost, side by side because they are read together. */
export const ENTRY = ROWS + 1

/** One dimension of the grid. */
class Axis {
  readonly #row: number
  readonly #cells: number
  #least = 0
  #perUnit = 0

  constructor({ row, cells }: { readonly row: number; readonly cells: number }) {
    this.#row = row
    this.#cells = cells
  }

  span({ rows, count }: PairTable): void {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let pair = 0; pair < count; pair++) {
      const value = at(rows, pair * ROWS + this.#row)
      if (value < least) least = value
      if (value > most) most = value
    }
    this.#least = least
    this.#perUnit = most > least ? this.#cells / (most - least) : 0
  }

  /** Values outside the range belong to the end cells. */
  cellOf(value: number): number {
    const cell = Math.floor((value - this.#least) * this.#perUnit)
    return cell < 0 ? 0 : cell >= this.#cells ? this.#cells - 1 : cell
  }
}

/** Pairs sorted into cells by their macros, so that pairs near a wanted sum are found without scanning the others. */
export class PairGrid {
  /** ENTRY numbers per pair, cell by cell. */
  readonly entries: Float64Array
  /** The index of each entry's pair in the table. */
  readonly pair: Int32Array
  readonly kcal = new Axis(KCAL)
  readonly fat = new Axis(FAT)
  readonly protein = new Axis(PROTEIN)
  readonly #cellOf: Int32Array
  /** First entry of each cell; the first entry of the next cell is its end. */
  readonly start = new Int32Array(CELLS + 2)

  constructor(capacity: number) {
    this.entries = new Float64Array(capacity * ENTRY)
    this.pair = new Int32Array(capacity)
    this.#cellOf = new Int32Array(capacity)
  }

  /** A counting sort; within a cell the pairs keep the table's order. */
  fill(table: PairTable): void {
    this.kcal.span(table)
    this.fat.span(table)
    this.protein.span(table)
    const start = this.start.fill(0)
    for (let pair = 0; pair < table.count; pair++) {
      const from = pair * ROWS
      const kcal = this.kcal.cellOf(at(table.rows, from + KCAL.row))
      const fat = this.fat.cellOf(at(table.rows, from + FAT.row))
      const cell = cellAt(kcal, fat) + this.protein.cellOf(at(table.rows, from + PROTEIN.row))
      this.#cellOf[pair] = cell
      start[cell + 2] = at(start, cell + 2) + 1
    }
    for (let cell = 2; cell < CELLS + 2; cell++) start[cell] = at(start, cell) + at(start, cell - 1)
    for (let pair = 0; pair < table.count; pair++) {
      const cell = at(this.#cellOf, pair) + 1
      const place = at(start, cell)
      start[cell] = place + 1
      this.#place(table, pair, place)
    }
  }

  #place({ rows, cost }: PairTable, pair: number, place: number): void {
    const from = pair * ROWS
    const to = place * ENTRY
    const { entries } = this
    entries[to] = rows[from] ?? 0
    entries[to + 1] = rows[from + 1] ?? 0
    entries[to + 2] = rows[from + 2] ?? 0
    entries[to + 3] = rows[from + 3] ?? 0
    entries[to + ROWS] = cost[pair] ?? 0
    this.pair[place] = pair
  }
}

/** The first of the cells along protein for one cell of energy and one of fat. */
export function cellAt(kcal: number, fat: number): number {
  return (kcal * FAT.cells + fat) * PROTEIN.cells
}
