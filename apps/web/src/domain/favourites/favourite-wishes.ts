import { createStore, useStore } from '../../platform/store/store.ts'

export interface FavouriteWish {
  readonly isFavourite: boolean
  /** The key of the pressed meal, for the gateway's log. */
  readonly mealKey: string | null
}

/** Pending changes by meal. Components show them as if they were done. */
const wishes = createStore<ReadonlyMap<string, FavouriteWish>>(new Map())

export const readWish = (mealId: string): FavouriteWish | undefined => wishes.read().get(mealId)

export function noteWish(mealId: string, wish: FavouriteWish): void {
  wishes.write(new Map(wishes.read()).set(mealId, wish))
}

export function clearPending(mealId: string): void {
  wishes.write(new Map([...wishes.read()].filter(([other]) => other !== mealId)))
}

/** Whether a meal is a favourite, counting pending changes as done. */
export function useIsFavourite(mealId: string, known: boolean): boolean {
  return useStore(wishes).get(mealId)?.isFavourite ?? known
}
