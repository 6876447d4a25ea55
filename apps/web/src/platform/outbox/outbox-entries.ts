import { readNow } from '../clock/now.ts'
import { doubtAnswers } from '../graphql-client/doubted-answers.ts'
import { onSessionChange, readToken } from '../session/session.ts'
import { onOtherTab, storage } from '../storage/storage.ts'
import { OUTBOX_KEY } from '../storage/person-keys.ts'
import { createStore, useStore } from '../store/store.ts'
import { markOf } from './mark-of-session.ts'
import { randomUuid } from './random-uuid.ts'

/** A change that a page makes. */
export interface Change {
  /** The name of the kind of change, such as `shopping-mark`. */
  readonly kind: string
  /** What it changes. A later entry of the same kind and subject replaces one that was not sent. */
  readonly subject: string
  /** As the kind reads it. */
  readonly input: unknown
}

/** A change that the gateway has not confirmed yet. */
export interface OutboxEntry extends Change {
  /** Sent with the change as its idempotency key, a UUID. */
  readonly key: string
  /** In milliseconds since 1970. */
  readonly madeAt: number
  /** The mark of the session that made it. No other session sees it or sends it. */
  readonly session: string
}

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'kind', 'subject'].every((name) => typeof Reflect.get(value, name) === 'string') &&
  typeof Reflect.get(value, 'madeAt') === 'number' &&
  Reflect.get(value, 'session') === markOf(readToken())

const NOTHING: readonly OutboxEntry[] = []

/** The stored text of the entries in memory. Not read again when it is the same, so that components keep their list. */
let known: string | null = null
/** False when the browser stores nothing: then only this tab knows its changes. */
let isStored = true
const entries = createStore(NOTHING)
const held = createStore(false)
refresh()

if (typeof window !== 'undefined') {
  onOtherTab(OUTBOX_KEY, () => {
    const before = entries.read()
    refresh()
    const isLeft = (old: OutboxEntry) => entries.read().some((entry) => isSame(entry, old))
    // Another tab has sent it, and this one still shows the state before.
    if (!before.every(isLeft)) void doubtAnswers()
  })
}
onSessionChange(() => {
  known = null
  entries.write(NOTHING)
  refresh()
})

const isSame = (one: Change, other: Change): boolean => one.kind === other.kind && one.subject === other.subject

/** Takes over what is stored, because another tab may have written since, or the health consent may have ended. */
function refresh(): void {
  if (!isStored) return
  const text = storage.read(OUTBOX_KEY)
  if (text === known) return
  known = text
  entries.write(parse(text))
}

function parse(text: string | null): readonly OutboxEntry[] {
  if (text === null) return NOTHING
  try {
    const stored: unknown = JSON.parse(text)
    return Array.isArray(stored) ? stored.filter(isEntry) : NOTHING
  } catch {
    return NOTHING
  }
}

/** The entries of this session in this browser, the oldest first. */
export function readEntries(): readonly OutboxEntry[] {
  refresh()
  return entries.read()
}

export const onEntriesChange = entries.subscribe
export const useEntries = (): readonly OutboxEntry[] => useStore(entries)

export function writeEntries(next: readonly OutboxEntry[]): void {
  const text = next.length === 0 ? null : JSON.stringify(next)
  storage.write(OUTBOX_KEY, text)
  isStored = storage.read(OUTBOX_KEY) === text
  known = text
  entries.write(next)
  if (next.length === 0) held.write(false)
}

/** Keeps a change behind the others, in place of an earlier one about the same subject. Returns its key. */
export function keepChange({ kind, subject, input }: Change): string {
  const key = randomUuid()
  const entry: OutboxEntry = { key, kind, subject, input, madeAt: readNow(), session: markOf(readToken()) }
  writeEntries([...readEntries().filter((other) => !isSame(other, entry)), entry])
  return key
}

export function removeEntry(key: string): void {
  writeEntries(readEntries().filter((entry) => entry.key !== key))
}

/** Says whether the last try to send reached the gateway. */
export const setHeld = held.write

/** Whether changes wait because the gateway is not reached. */
export const useIsHeld = (): boolean => useStore(held)
