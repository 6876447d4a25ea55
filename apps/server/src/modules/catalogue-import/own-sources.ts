import type { CatalogueFault, FoodRow, RecipeSource } from '@dayplate/catalogue/compile'

/** An entry of the catalogue that is to be taken out, and where that is asked for. */
export interface Removal {
  readonly kind: 'food' | 'meal'
  readonly id: string
  readonly file: string
  /** Null where a command names it. */
  readonly line: number | null
}

/** What an operator wants to lay over the catalogue, as they wrote it. */
export interface OwnSources {
  readonly foods: readonly FoodRow[]
  readonly recipes: readonly RecipeSource[]
  readonly removals: readonly Removal[]
}

/** Sources beside what could not be read of them. */
export interface ReadSources {
  readonly sources: OwnSources
  readonly faults: readonly CatalogueFault[]
}
