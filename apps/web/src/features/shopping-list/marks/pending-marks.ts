import { createStore, useStore } from '../../../platform/store/store.ts'

/** A press on a tick that the gateway has not answered yet. */
export interface PendingMark {
  readonly isBought: boolean
  /** Whether the row has moved to its new place; before, it shows that it is about to. */
  readonly isMoved: boolean
  /** Tells this press from others on the same row. */
  readonly press: symbol
}

export type PendingMarks = ReadonlyMap<string, PendingMark>

/** By the key of a product or the id of an own item. The page shows them as if they were done. */
const pending = createStore<PendingMarks>(new Map())

export const readPending = (key: string): PendingMark | undefined => pending.read().get(key)

export function setPending(key: string, mark: PendingMark): void {
  pending.write(new Map(pending.read()).set(key, mark))
}

export function clearPending(key: string): void {
  pending.write(new Map([...pending.read()].filter(([other]) => other !== key)))
}

export const usePendingMarks = (): PendingMarks => useStore(pending)

/** Whether a row is ticked, and whether it stands among the bought ones. */
export interface RowState {
  readonly isTicked: boolean
  readonly isAmongBought: boolean
}

/** A row's state with its pending press. */
export function rowState(marks: PendingMarks, key: string, isBought: boolean): RowState {
  const mark = marks.get(key)
  if (mark === undefined) return { isTicked: isBought, isAmongBought: isBought }
  return { isTicked: mark.isBought, isAmongBought: mark.isMoved ? mark.isBought : !mark.isBought }
}
