import type { CatalogueError, FoodRow, RecipeSource } from '@dayplate/catalogue/compile'

/** An entry of the catalogue to remove, and the place that asks for it. */
export interface Removal {
  readonly kind: 'food' | 'meal'
  readonly id: string
  readonly file: string
  /** Null when an option names it. */
  readonly line: number | null
}

/** An operator's changes to the catalogue, as they wrote them. */
export interface OwnSources {
  readonly foods: readonly FoodRow[]
  readonly recipes: readonly RecipeSource[]
  readonly removals: readonly Removal[]
}

/** The sources and the errors of the unreadable ones. */
export interface ReadSources {
  readonly sources: OwnSources
  readonly errors: readonly CatalogueError[]
}
