/** Cells a side. */
const CELLS = 16

/** A picture as 16 × 16 cells of mean colour, 0 to 1, on a ground of mid grey, by which pictures are compared. */
export type Thumbprint = Float64Array

export function thumbprint(pixels: Uint8ClampedArray, size: number): Thumbprint {
  const sums = new Float64Array(CELLS * CELLS * 3)
  const share = (CELLS / size) ** 2 / 255
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const column = Math.floor(((pixel % size) * CELLS) / size)
    const row = Math.floor((Math.floor(pixel / size) * CELLS) / size)
    const alpha = (pixels[pixel * 4 + 3] ?? 0) / 255
    for (let part = 0; part < 3; part += 1) {
      const cell = (row * CELLS + column) * 3 + part
      const value = (pixels[pixel * 4 + part] ?? 0) * alpha + 128 * (1 - alpha)
      sums[cell] = (sums[cell] ?? 0) + value * share
    }
  }
  return sums
}

/** How far apart two pictures are: 0 the same, about 0.1 clearly different (root of the mean square of the cells). */
export function thumbprintDistance(one: Thumbprint, other: Thumbprint): number {
  const squares = one.reduce((sum, value, cell) => sum + (value - (other[cell] ?? 0)) ** 2, 0)
  return Math.sqrt(squares / one.length)
}
