import type { Food, Meal } from '@dayplate/nutrition'

/** An operator's food or meal, with the text it was compiled from. */
export interface OwnEntry<T> {
  readonly source: string
  /** The Polish text of a recipe; null for a food, and for a recipe without one. */
  readonly polishSource: string | null
  readonly content: T
}

/** Own entries by id; null removes the release's entry of that id. */
export type OwnEntries<T> = ReadonlyMap<string, OwnEntry<T> | null>

/** An operator's own foods and meals, and the release's entries they removed. */
export interface CatalogueOverrides {
  readonly foods: OwnEntries<Food>
  readonly meals: OwnEntries<Meal>
}

export interface CatalogueContent {
  readonly foods: readonly Food[]
  readonly meals: readonly Meal[]
}

/**
 * The release's catalogue with the operator's changes: own entries replace those with the same id, and new ones follow at the
 * end.
 */
export function mergeCatalogue(release: CatalogueContent, overrides: CatalogueOverrides): CatalogueContent {
  return { foods: mergeEntries(release.foods, overrides.foods), meals: mergeEntries(release.meals, overrides.meals) }
}

function mergeEntries<T extends { readonly id: string }>(release: readonly T[], own: OwnEntries<T>): readonly T[] {
  const ids = new Set(release.map(({ id }) => id))
  const kept = release.flatMap((entry) => {
    const mine = own.get(entry.id)
    return mine === undefined ? [entry] : mine === null ? [] : [mine.content]
  })
  const added = [...own].flatMap(([id, mine]) => (mine === null || ids.has(id) ? [] : [mine.content]))
  return [...kept, ...added.toSorted((a, b) => (a.id < b.id ? -1 : 1))]
}

/**
 * A catalogue without meals whose foods are missing. Imports never cause this, but a new release may drop a food that an own
 * meal uses. Such a meal is left out, so that no plan fails.
 */
export function withoutBrokenMeals({ foods, meals }: CatalogueContent): CatalogueContent & {
  readonly leftOut: readonly string[]
} {
  const ids = new Set(foods.map(({ id }) => id))
  const isWhole = (meal: Meal): boolean =>
    meal.dishes.every((dish) => dish.ingredients.every(({ foodId }) => ids.has(foodId)))
  return { foods, meals: meals.filter(isWhole), leftOut: meals.filter((meal) => !isWhole(meal)).map(({ id }) => id) }
}
