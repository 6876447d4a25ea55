/** A picture as cells of mean colour, 0 to 1, on a ground of mid grey, by which pictures are compared. */
export type Thumbprint = Float64Array

/** Cells a side, when nothing else is said. */
const CELLS = 16

export function thumbprint(pixels: Uint8ClampedArray, cells = CELLS): Thumbprint {
  const size = Math.sqrt(pixels.length / 4)
  const sums = new Float64Array(cells * cells * 3)
  const share = (cells / size) ** 2 / 255
  for (let pixel = 0; pixel < size * size; pixel += 1) {
    const column = Math.floor(((pixel % size) * cells) / size)
    const row = Math.floor((Math.floor(pixel / size) * cells) / size)
    const alpha = (pixels[pixel * 4 + 3] ?? 0) / 255
    for (let part = 0; part < 3; part += 1) {
      const cell = (row * cells + column) * 3 + part
      const value = (pixels[pixel * 4 + part] ?? 0) * alpha + 128 * (1 - alpha)
      sums[cell] = (sums[cell] ?? 0) + value * share
    }
  }
  return sums
}

/** How far apart two pictures are: 0 the same, about 0.1 clearly different (root of the mean square of the cells). */
export function thumbprintDistance(one: Thumbprint, other: Thumbprint): number {
  let squares = 0
  for (let cell = 0; cell < one.length; cell += 1) squares += ((one[cell] ?? 0) - (other[cell] ?? 0)) ** 2
  return Math.sqrt(squares / one.length)
}
