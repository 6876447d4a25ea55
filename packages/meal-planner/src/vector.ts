/** Returns an element that is known to exist, because typed arrays have no holes. */
export function at(vector: Float64Array | Int32Array, index: number): number {
  return vector[index] ?? 0
}
