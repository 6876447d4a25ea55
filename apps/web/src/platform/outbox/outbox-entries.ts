import { onSessionChange, readToken } from '../session/session.ts'
import { onOtherTab, storage } from '../storage/storage.ts'
import { OUTBOX_KEY } from '../storage/person-keys.ts'
import { createStore, useStore } from '../store/store.ts'

/** A change that the gateway has not confirmed yet. */
export interface OutboxEntry {
  /** Sent with the change as its idempotency key, a UUID. */
  readonly key: string
  /** The name of the kind of change, such as `shopping-mark`. */
  readonly kind: string
  /** What it changes. A later entry of the same kind and subject replaces one that was not sent. */
  readonly subject: string
  /** As the kind reads it. */
  readonly input: unknown
  /** In milliseconds since 1970. */
  readonly madeAt: number
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'kind', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'madeAt') === 'number'

/** The entries of this browser, the oldest first. Without a usable storage only this tab knows them. */
const entries = createStore<readonly OutboxEntry[]>(parse(storage.read(OUTBOX_KEY)))

if (typeof window !== 'undefined') onOtherTab(OUTBOX_KEY, (text) => entries.write(parse(text)))
// A session that ends takes its changes with it: the next user of this browser must not send them.
onSessionChange(() => {
  if (readToken() === null) writeEntries([])
})

function parse(text: string | null): readonly OutboxEntry[] {
  if (text === null) return []
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isEntry) : []
  } catch {
    return []
  }
}

export const readEntries = entries.read
export const onEntriesChange = entries.subscribe
export const useEntries = (): readonly OutboxEntry[] => useStore(entries)

export function writeEntries(next: readonly OutboxEntry[]): void {
  storage.write(OUTBOX_KEY, next.length === 0 ? null : JSON.stringify(next))
  entries.write(next)
}

/** Adds an entry behind the others, in place of an earlier one about the same subject. */
export function addEntry(entry: OutboxEntry): void {
  const others = readEntries().filter(({ kind, subject }) => kind !== entry.kind || subject !== entry.subject)
  writeEntries([...others, entry])
}

export function removeEntry(key: string): void {
  writeEntries(readEntries().filter((entry) => entry.key !== key))
}
