import { isDeepStrictEqual } from 'node:util'
import type { CatalogueContent } from '../catalogue/index.ts'

export interface Changes {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}

/** The added, changed and removed foods and meals, by their ids. */
export const countChanges = (before: CatalogueContent, after: CatalogueContent) => ({
  foods: changesOf(before.foods, after.foods),
  meals: changesOf(before.meals, after.meals),
})

/** Whether any food or meal changes. */
export const hasChanges = ({ foods, meals }: ReturnType<typeof countChanges>): boolean =>
  [foods, meals].some(({ added, changed, removed }) => added.length + changed.length + removed.length > 0)

function changesOf<T extends { readonly id: string }>(before: readonly T[], after: readonly T[]): Changes {
  const old = new Map(before.map((entry) => [entry.id, entry]))
  const kept = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !old.has(id)).map(({ id }) => id),
    changed: after
      .filter((entry) => old.has(entry.id) && !isDeepStrictEqual(old.get(entry.id), entry))
      .map(({ id }) => id),
    removed: before.filter(({ id }) => !kept.has(id)).map(({ id }) => id),
  }
}
