/** An error in the sources of a catalogue that its author has to correct. */
export interface CatalogueError {
  /** Path inside the catalogue's folder: `foods.csv`, `recipes/lunch/bean-soup.cook`. */
  readonly file: string
  /** Counted from 1, as in editors; null for a folder and for an option of a command. */
  readonly line: number | null
  readonly message: string
  /** How to correct it. */
  readonly remedy: string
}

/** A value with its errors; `value` is `null` when it could not be read. */
export interface Reading<T> {
  readonly value: T | null
  readonly errors: readonly CatalogueError[]
}

/** The value when there are no errors, otherwise only the errors. */
export function toReading<T>(value: T, errors: readonly CatalogueError[]): Reading<T> {
  return { value: errors.length === 0 ? value : null, errors }
}
