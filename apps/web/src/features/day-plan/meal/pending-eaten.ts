import { createStore, useStore } from '../../../platform/store/store.ts'

/** What somebody wants to be eaten or not, by the meal's key, until the gateway has answered. */
const pending = createStore<ReadonlyMap<string, boolean>>(new Map())

export function setPending(mealKey: string, eaten: boolean): void {
  pending.write(new Map(pending.read()).set(mealKey, eaten))
}

export function clearPending(mealKey: string): void {
  pending.write(new Map([...pending.read()].filter(([other]) => other !== mealKey)))
}

/** The same for a card and for the details of its meal, so that they never disagree. */
export const usePendingEaten = (): ReadonlyMap<string, boolean> => useStore(pending)
