import { createStore, useStore } from '../../../platform/store/store.ts'

/** What somebody wants to be eaten or not, by the meal's key, until the gateway has answered. */
const wishes = createStore<ReadonlyMap<string, boolean>>(new Map())

export function wishFor(mealKey: string, eaten: boolean): void {
  wishes.write(new Map(wishes.read()).set(mealKey, eaten))
}

export function forgetWish(mealKey: string): void {
  wishes.write(new Map([...wishes.read()].filter(([other]) => other !== mealKey)))
}

/** The same for a card and for the details of its meal, so that they never disagree. */
export const useEatenWishes = (): ReadonlyMap<string, boolean> => useStore(wishes)
