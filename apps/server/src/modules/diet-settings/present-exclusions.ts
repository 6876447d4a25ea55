import type { Exclusion } from '@dayplate/nutrition'
import type { Excluded, NamedFood } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'

/** What names are looked up in, and the reader's language. */
export interface Names {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
}

/** Foods by their names; one that the table no longer knows has none and is left out. */
export const presentFoods = (foodIds: readonly string[], { catalogue, language }: Names): NamedFood[] =>
  foodIds.flatMap((id) => {
    const food = catalogue.foodById.get(id)
    return food === undefined ? [] : [{ id, name: food.name[language] }]
  })

/** An exclusion as the wire says it. */
export const presentExcluded = (exclusion: Exclusion, names: Names): Excluded =>
  exclusion.kind === 'allergen'
    ? { allergen: exclusion.allergen, food: null }
    : { allergen: null, food: presentFoods([exclusion.foodId], names)[0] ?? null }
