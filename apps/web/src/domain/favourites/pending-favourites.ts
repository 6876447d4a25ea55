import { keepChange, type OutboxEntry, useEntries } from '../../platform/outbox/outbox-entries.ts'
import type { FavouriteChange } from './favourite-change.ts'

/** The name of this kind of change in the outbox. */
export const FAVOURITE = 'favourite'

/** A press on a heart, as it is kept until the gateway has confirmed it. */
export interface FavouriteMark {
  readonly mealId: string
  /** The key of the pressed meal, for the gateway's log. */
  readonly mealKey: string | null
  /** The name of the meal, for what the user is told. */
  readonly name: string
  readonly isFavourite: boolean
}

/** The presses of this page by key. Only the page that was pressed tells what became of it. */
export const ownPresses = new Map<string, FavouriteChange>()

/** Keeps a press. It shows at once, wherever the meal is shown. */
export function keepFavourite(change: FavouriteChange): void {
  const { mealId, mealKey, name, isFavourite } = change
  const input: FavouriteMark = { mealId, mealKey, name, isFavourite }
  ownPresses.set(keepChange({ kind: FAVOURITE, subject: mealId, input }), change)
}

/** Whether the waiting press on a meal makes it a favourite; undefined without one. */
export function pendingFavourite(entries: readonly OutboxEntry[], mealId: string): boolean | undefined {
  const input = entries.find(({ kind, subject }) => kind === FAVOURITE && subject === mealId)?.input
  return favouriteMarkOf(input)?.isFavourite
}

/** Whether a meal is a favourite, counting waiting presses as done. */
export const useIsFavourite = (mealId: string, known: boolean): boolean =>
  pendingFavourite(useEntries(), mealId) ?? known

/** Reads a stored press; null for one that cannot be read. */
export function favouriteMarkOf(input: unknown): FavouriteMark | null {
  if (typeof input !== 'object' || input === null) return null
  const isMark = (value: object): value is FavouriteMark =>
    ['mealId', 'name'].every((name) => typeof Reflect.get(value, name) === 'string') &&
    typeof Reflect.get(value, 'isFavourite') === 'boolean'
  return isMark(input) ? input : null
}
