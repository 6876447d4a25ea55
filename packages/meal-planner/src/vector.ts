/** Element of a vector that is known to be there; typed arrays have no holes. */
export function at(vector: Float64Array | Int32Array, index: number): number {
  return vector[index] ?? 0
}
