import type { OutboxEntry } from '../../../platform/outbox/outbox-entries.ts'
import { useEntries } from '../../../platform/outbox/outbox-entries.ts'
import { createStore, useStore } from '../../../platform/store/store.ts'
import { ITEM_MARK, PRODUCT_MARK, SHARED_ITEM_MARK, SHARED_PRODUCT_MARK } from './mark-entries.ts'

/** Presses on ticks that the gateway has not confirmed yet: whether the row is ticked, by its key. */
type PressedTicks = ReadonlyMap<string, boolean>

export interface PendingMarks {
  readonly ticks: PressedTicks
  /** Rows that show their new tick and are about to move to their new place. */
  readonly moving: ReadonlySet<string>
}

const moving = createStore<ReadonlySet<string>>(new Set())

/** Lets a row stay in its place for a moment after a press. */
export function holdRow(key: string): void {
  moving.write(new Set(moving.read()).add(key))
}

export function letRowMove(key: string): void {
  moving.write(new Set([...moving.read()].filter((other) => other !== key)))
}

/** The presses in the outbox; the page shows them as if they were done, also after a reload without a connection. */
export function usePendingMarks(): PendingMarks {
  return { ticks: ticksOf(useEntries()), moving: useStore(moving) }
}

/** Kinds of changes that tick a row. */
const TICKS: ReadonlySet<string> = new Set([PRODUCT_MARK, ITEM_MARK, SHARED_PRODUCT_MARK, SHARED_ITEM_MARK])

export const ticksOf = (entries: readonly OutboxEntry[]): PressedTicks =>
  new Map(
    entries
      .filter(({ kind }) => TICKS.has(kind))
      .flatMap(({ subject, input }) => {
        const isBought: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'isBought') : null
        return typeof isBought === 'boolean' ? [[subject, isBought]] : []
      }),
  )

/** Whether a row is ticked, and whether it stands among the bought ones. */
export interface RowState {
  readonly isTicked: boolean
  readonly isAmongBought: boolean
}

/** A row's state with its pending press. */
export function rowState({ ticks, moving: held }: PendingMarks, key: string, isBought: boolean): RowState {
  const isTicked = ticks.get(key) ?? isBought
  return { isTicked, isAmongBought: held.has(key) ? !isTicked : isTicked }
}
