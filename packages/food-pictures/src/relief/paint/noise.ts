import { createRandom } from '../../drawing/random.ts'

const SIDE = 256
const LAST = SIDE - 1

const TABLE: Float32Array = (() => {
  const random = createRandom('noise')
  return Float32Array.from({ length: SIDE * SIDE }, () => random())
})()

/** Value noise (Perlin's lattice with values instead of gradients): smooth, 0 to 1, one grain a unit. */
export function noise(x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let right = x - column
  let down = y - row
  right *= right * (3 - 2 * right)
  down *= down * (3 - 2 * down)
  const left = column & LAST
  const next = (column + 1) & LAST
  const upper = (row & LAST) * SIDE
  const lower = ((row + 1) & LAST) * SIDE
  const a = TABLE[upper + left] ?? 0
  const b = TABLE[upper + next] ?? 0
  const c = TABLE[lower + left] ?? 0
  const d = TABLE[lower + next] ?? 0
  return a + (b - a) * right + (c - a) * down + (a - b - c + d) * right * down
}

/** The clouds repeat after this many units, with this many samples a unit: eight for each of the finest patches. */
const CLOUD_UNITS = 32
const SAMPLES = 32
const CLOUD_SIDE = CLOUD_UNITS * SAMPLES
const CLOUD_LAST = CLOUD_SIDE - 1

/** Noise that repeats after `period` units. */
function repeatingNoise(x: number, y: number, period: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const rightRaw = x - column
  const downRaw = y - row
  const right = rightRaw * rightRaw * (3 - 2 * rightRaw)
  const down = downRaw * downRaw * (3 - 2 * downRaw)
  // Another part of the table for each octave.
  const at = (i: number, j: number): number => TABLE[((j % period) + period) * SIDE + (i % period) + 64] ?? 0
  const upper = at(column, row) + (at(column + 1, row) - at(column, row)) * right
  const lower = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * right
  return upper + (lower - upper) * down
}

/** Three octaves are computed once, because pieces ask for millions of their points. */
const CLOUD: Float32Array = (() => {
  const values = new Float32Array(CLOUD_SIDE * CLOUD_SIDE)
  for (let row = 0; row < CLOUD_SIDE; row += 1) {
    for (let column = 0; column < CLOUD_SIDE; column += 1) {
      const x = column / SAMPLES
      const y = row / SAMPLES
      values[row * CLOUD_SIDE + column] =
        repeatingNoise(x, y, CLOUD_UNITS) * 0.53 +
        repeatingNoise(x * 2, y * 2, CLOUD_UNITS * 2) * 0.29 +
        repeatingNoise(x * 4, y * 4, CLOUD_UNITS * 4) * 0.18
    }
  }
  return values
})()

/** Three octaves of noise, 0 to 1: patches with smaller patches in them, the largest one a unit. */
export function cloud(x: number, y: number): number {
  const column = Math.floor(x * SAMPLES)
  const row = Math.floor(y * SAMPLES)
  const right = x * SAMPLES - column
  const down = y * SAMPLES - row
  const left = column & CLOUD_LAST
  const next = (column + 1) & CLOUD_LAST
  const upper = (row & CLOUD_LAST) * CLOUD_SIDE
  const lower = ((row + 1) & CLOUD_LAST) * CLOUD_SIDE
  const a = CLOUD[upper + left] ?? 0
  const b = CLOUD[upper + next] ?? 0
  const c = CLOUD[lower + left] ?? 0
  const d = CLOUD[lower + next] ?? 0
  return a + (b - a) * right + (c - a) * down + (a - b - c + d) * right * down
}

/** A point between the seeds of `cells`. */
export interface Cell {
  /** Distance to the nearest seed. */
  near: number
  /** Distance to the second nearest, so that `second - near` is small at the border of two cells. */
  second: number
  /** The luck of the nearest seed, 0 to 1. */
  luck: number
}

const cell: Cell = { near: 0, second: 0, luck: 0 }

/**
 * The cell of a point among seeds strewn one a unit (Worley 1996): crumbs, grains, drupelets. The answer is overwritten by
 * the next call.
 */
export function cells(x: number, y: number): Readonly<Cell> {
  const column = Math.floor(x)
  const row = Math.floor(y)
  let best = 9
  let second = 9
  let luck = 0
  for (let j = -1; j <= 1; j += 1) {
    for (let i = -1; i <= 1; i += 1) {
      const seed = ((row + j) & LAST) * SIDE + ((column + i) & LAST)
      const dx = column + i + (TABLE[seed] ?? 0) - x
      const dy = row + j + (TABLE[(seed + 7919) & 65_535] ?? 0) - y
      const far = dx * dx + dy * dy
      if (far < best) {
        second = best
        best = far
        luck = TABLE[(seed + 331) & 65_535] ?? 0
      } else if (far < second) second = far
    }
  }
  cell.near = Math.sqrt(best)
  cell.second = Math.sqrt(second)
  cell.luck = luck
  return cell
}
