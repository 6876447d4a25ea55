import type { Food, Meal } from '@dayplate/nutrition'

/** A food or meal of an operator: what it is, and the text it was compiled from. */
export interface OwnEntry<T> {
  readonly source: string
  readonly content: T
}

/** Own entries by id; `null` takes the release's entry of that id out. */
export type OwnEntries<T> = ReadonlyMap<string, OwnEntry<T> | null>

/** An operator's own foods and meals, and those of the release they took out. */
export interface CatalogueOverrides {
  readonly foods: OwnEntries<Food>
  readonly meals: OwnEntries<Meal>
}

export interface CatalogueContent {
  readonly foods: readonly Food[]
  readonly meals: readonly Meal[]
}

/** The release's catalogue as an operator changed it: own entries in the place of those they replace, new ones at the end. */
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
 * A catalogue without the meals that name a food it lacks. An import never leaves one, but the next release may drop a food
 * that an own meal uses: then that meal is left out, and nobody's plan fails.
 */
export function withoutBrokenMeals({ foods, meals }: CatalogueContent): CatalogueContent & {
  readonly leftOut: readonly string[]
} {
  const ids = new Set(foods.map(({ id }) => id))
  const isWhole = (meal: Meal): boolean =>
    meal.dishes.every((dish) => dish.ingredients.every(({ foodId }) => ids.has(foodId)))
  return { foods, meals: meals.filter(isWhole), leftOut: meals.filter((meal) => !isWhole(meal)).map(({ id }) => id) }
}
