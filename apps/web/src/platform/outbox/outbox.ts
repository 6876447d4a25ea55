import { readNow } from '../clock/now.ts'
import { type OutboxEntry, readEntries, removeEntry, setHeld } from './outbox-entries.ts'

/**
 * done: confirmed, or refused and told to the user; offline: the gateway was not reached, or its answer is lost; failed: the gateway
 * answered with an error.
 */
export type Delivery = 'done' | 'offline' | 'failed'

/** How changes of one kind are sent. */
export interface OutboxKind {
  /** Sends a change. It reads the input itself, because an older release may have stored it. */
  deliver(input: unknown, key: string): Promise<Delivery>
  /** Tells the user that a change is given up. */
  giveUp(input: unknown, key: string): void
}

export interface OutboxOptions {
  /** Null for a kind that this release does not know. Rejects when its code does not load. */
  readonly kindOf: (name: string) => Promise<OutboxKind | null>
  /** Runs work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>
  readonly wait: (ms: number, work: () => void) => void
}

/** A change that the gateway fails to make so often is given up, so that it does not block the others for ever. */
const MOST_FAILURES = 4

/** Before a failed change is tried again, in milliseconds. Short, because the page shows it as done. */
const FAILURE_PAUSE_MS = 1_000

/** Keys are remembered for 7 days (specification decisions). A change that is older could be made twice. */
const EXPIRES_AFTER_MS = 7 * 24 * 60 * 60 * 1000

/** Between tries while the gateway is not reached, in milliseconds. The last one repeats. */
const PAUSES_MS = [2_000, 4_000, 8_000, 15_000, 30_000] as const

/**
 * Sends the changes of this browser one after the other in the order in which they were made, and keeps them until the gateway has
 * confirmed them, through reloads and without a connection.
 */
export function createOutbox({ kindOf, alone, wait }: OutboxOptions) {
  let running: Promise<void> | null = null
  let tries = 0
  const failures = new Map<string, number>()

  /** Sends what waits. Called while it runs, it looks again at the end. */
  async function send(): Promise<void> {
    const run: Promise<void> = (running ?? Promise.resolve()).then(async () => alone(sendAll))
    running = run
    await run
    if (running === run) running = null
  }

  async function sendAll(): Promise<void> {
    /** Kinds whose code is missing. They do not stop the others. */
    const skipped = new Set<string>()
    let isUnloaded = false
    const next = () => readEntries().find(({ kind }) => !skipped.has(kind))
    for (let entry = next(); entry !== undefined; entry = next()) {
      const kind = await kindOf(entry.kind).catch(() => 'unloaded' as const)
      const delivery = await deliver(entry, kind)
      if (delivery === 'skipped') {
        skipped.add(entry.kind)
        isUnloaded ||= kind === 'unloaded'
      } else if (delivery === 'done') {
        tries = 0
        setHeld(false)
        failures.delete(entry.key)
        removeEntry(entry.key)
      } else if (delivery === 'failed') return wait(FAILURE_PAUSE_MS, () => void send())
      else return tryLater()
    }
    if (isUnloaded) tryLater()
  }

  function tryLater(): void {
    setHeld(true)
    const pause = PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0
    tries += 1
    wait(pause, () => void send())
  }

  /** Done also for an entry that is given up. */
  async function deliver(entry: OutboxEntry, kind: OutboxKind | null | 'unloaded'): Promise<Delivery | 'skipped'> {
    const { input, key, madeAt } = entry
    const isExpired = readNow() - madeAt > EXPIRES_AFTER_MS
    // A newer release in another tab may know it.
    if (kind === null) return isExpired ? 'done' : 'skipped'
    if (kind === 'unloaded') return 'skipped'
    if (isExpired) {
      kind.giveUp(input, key)
      return 'done'
    }
    const delivery = await kind.deliver(input, key).catch((): Delivery => 'failed')
    if (delivery !== 'failed') return delivery
    const failed = (failures.get(key) ?? 0) + 1
    failures.set(key, failed)
    if (failed < MOST_FAILURES) return 'failed'
    kind.giveUp(input, key)
    return 'done'
  }

  return { send }
}
