/** A fault in the sources of a catalogue that its author has to correct. */
export interface CatalogueFault {
  /** Path inside the catalogue's folder: `foods.csv`, `recipes/lunch/bean-soup.cook`. */
  readonly file: string
  /** Counted from 1, as in editors; null for a folder and for an option of a command. */
  readonly line: number | null
  readonly message: string
  /** How to correct it. */
  readonly remedy: string
}

/** A value with its faults; `value` is `null` when it could not be read. */
export interface Reading<T> {
  readonly value: T | null
  readonly faults: readonly CatalogueFault[]
}

/** The value when there are no faults, otherwise only the faults. */
export function toReading<T>(value: T, faults: readonly CatalogueFault[]): Reading<T> {
  return { value: faults.length === 0 ? value : null, faults }
}
