import type { Exclusion } from '@dayplate/nutrition'
import type { Excluded, NamedFood } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** The catalogue that names are looked up in, and the reader's language. */
export interface Names {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
}

/** Foods with their names. A food that was removed from the table is left out, because it has none. */
export const presentFoods = (foodIds: readonly string[], { catalogue, language }: Names): NamedFood[] =>
  foodIds.flatMap((id) => {
    const food = catalogue.foodById.get(id)
    return food === undefined ? [] : [{ id, name: food.name[language] }]
  })

/** An exclusion for the gateway. */
export const presentExcluded = (exclusion: Exclusion, names: Names): Excluded =>
  exclusion.kind === 'allergen'
    ? { allergen: exclusion.allergen, food: null }
    : { allergen: null, food: presentFoods([exclusion.foodId], names)[0] ?? null }
