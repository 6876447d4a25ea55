import { createStore, useStore } from '../../platform/store/store.ts'

export interface PendingFavourite {
  readonly isFavourite: boolean
  /** The key of the pressed meal, for the gateway's log. */
  readonly mealKey: string | null
}

/** Pending changes by meal. Components show them as if they were done. */
const pending = createStore<ReadonlyMap<string, PendingFavourite>>(new Map())

export const readPending = (mealId: string): PendingFavourite | undefined => pending.read().get(mealId)

export function setPending(mealId: string, change: PendingFavourite): void {
  pending.write(new Map(pending.read()).set(mealId, change))
}

export function clearPending(mealId: string): void {
  pending.write(new Map([...pending.read()].filter(([other]) => other !== mealId)))
}

/** Whether a meal is a favourite, counting pending changes as done. */
export function useIsFavourite(mealId: string, known: boolean): boolean {
  return useStore(pending).get(mealId)?.isFavourite ?? known
}
