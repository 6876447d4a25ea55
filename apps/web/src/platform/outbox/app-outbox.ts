import { readEntries } from './outbox-entries.ts'
import { createOutbox, type OutboxKind } from './outbox.ts'

/** The kinds by name, each with its code and texts. The app names them, because the platform knows no feature. */
export type OutboxKinds = Readonly<Record<string, () => Promise<OutboxKind>>>

const named = Promise.withResolvers<OutboxKinds>()

/** Names the kinds whose code loads with their first change; until then changes wait. */
export const nameOutboxKinds = named.resolve

const atHand = new Map<string, OutboxKind>()

/**
 * Hands over a kind whose code a page has loaded. A page that makes changes does so, because a browser remembers code that failed to
 * load without a connection.
 */
export const bringOutboxKind = (name: string, kind: OutboxKind): void => void atHand.set(name, kind)

/** The one outbox of this tab. */
export const outbox = createOutbox({
  kindOf: async (name) => atHand.get(name) ?? (await (await named.promise)[name]?.()) ?? null,
  // Without locks two tabs may send the same change, which its key makes harmless.
  alone: async (work) => ('locks' in navigator ? navigator.locks.request('outbox', work) : work()),
  wait: (ms, work) => setTimeout(work, ms),
})

/** Sends what waits. Changes of a user end with their session, so that without one these are a guest's, whom a link lets in. */
function sendWaiting(): void {
  if (readEntries().length > 0) void outbox.send()
}

/**
 * Called by a page that makes changes: sends what an earlier page left, and what waits when the connection returns, with the code that
 * is here. After a reload without a connection no other code may load any more.
 */
export function followConnection(): void {
  sendWaiting()
  addEventListener('online', sendWaiting)
}
