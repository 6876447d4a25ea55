import { createStore, useStore } from '../../platform/store/store.ts'

export interface FavouriteWish {
  readonly isFavourite: boolean
  /** Where it was pressed, for the gateway's log. */
  readonly mealKey: string | null
}

/** Wishes that are under way, by meal: whatever shows the meal counts them as done. */
const wishes = createStore<ReadonlyMap<string, FavouriteWish>>(new Map())

export const readWish = (mealId: string): FavouriteWish | undefined => wishes.read().get(mealId)

export function noteWish(mealId: string, wish: FavouriteWish): void {
  wishes.write(new Map(wishes.read()).set(mealId, wish))
}

export function clearPending(mealId: string): void {
  wishes.write(new Map([...wishes.read()].filter(([other]) => other !== mealId)))
}

/** Whether a meal is a favourite, what is wished counted as done. */
export function useIsFavourite(mealId: string, known: boolean): boolean {
  return useStore(wishes).get(mealId)?.isFavourite ?? known
}
