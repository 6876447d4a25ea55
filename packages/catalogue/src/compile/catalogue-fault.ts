/** Something an author has to mend in the table of foods or in a recipe. */
export interface CatalogueFault {
  /** Path inside the catalogue's folder: `foods.csv`, `recipes/lunch/bean-soup.cook`. */
  readonly file: string
  /** Counted from 1, as editors do; null for a folder and for an option of a command. */
  readonly line: number | null
  readonly message: string
  /** What to do about it. */
  readonly remedy: string
}

/** A value together with what is wrong with it; `value` is `null` when too much is wrong to go on. */
export interface Reading<T> {
  readonly value: T | null
  readonly faults: readonly CatalogueFault[]
}

/** The value when nothing is wrong, otherwise only the faults. */
export function toReading<T>(value: T, faults: readonly CatalogueFault[]): Reading<T> {
  return { value: faults.length === 0 ? value : null, faults }
}
