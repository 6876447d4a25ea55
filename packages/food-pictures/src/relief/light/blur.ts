/** A square map of numbers. */
export interface Field {
  readonly values: Float32Array
  readonly side: number
}

/** Each value becomes the mean of the square with this radius around it; the edge repeats itself. */
export function blur({ values, side }: Field, radius: number): Float32Array {
  const rows = blurRows({ values, side }, radius)
  return blurColumns({ values: rows, side }, radius)
}

/** Twice the same blur is close to a bell (central limit). */
export const softBlur = ({ values, side }: Field, radius: number): Float32Array =>
  blur({ values: blur({ values, side }, radius), side }, radius)

function blurRows({ values, side }: Field, radius: number): Float32Array {
  const result = new Float32Array(side * side)
  const share = 1 / (2 * radius + 1)
  for (let row = 0; row < side; row += 1) {
    const start = row * side
    let sum = 0
    for (let column = -radius; column <= radius; column += 1) sum += values[start + inside(column, side)] ?? 0
    for (let column = 0; column < side; column += 1) {
      result[start + column] = sum * share
      sum +=
        (values[start + inside(column + radius + 1, side)] ?? 0) - (values[start + inside(column - radius, side)] ?? 0)
    }
  }
  return result
}

function blurColumns({ values, side }: Field, radius: number): Float32Array {
  const result = new Float32Array(side * side)
  const sums = new Float32Array(side)
  const share = 1 / (2 * radius + 1)
  for (let row = -radius; row <= radius; row += 1) {
    const start = inside(row, side) * side
    for (let column = 0; column < side; column += 1) sums[column] = (sums[column] ?? 0) + (values[start + column] ?? 0)
  }
  for (let row = 0; row < side; row += 1) {
    const start = row * side
    const entering = inside(row + radius + 1, side) * side
    const leaving = inside(row - radius, side) * side
    for (let column = 0; column < side; column += 1) {
      const sum = sums[column] ?? 0
      result[start + column] = sum * share
      sums[column] = sum + (values[entering + column] ?? 0) - (values[leaving + column] ?? 0)
    }
  }
  return result
}

const inside = (index: number, side: number): number => (index < 0 ? 0 : index >= side ? side - 1 : index)
