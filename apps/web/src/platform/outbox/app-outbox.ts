import { readEntries } from './outbox-entries.ts'
import { createOutbox, type OutboxKind } from './outbox.ts'
import { nameSender } from './request-sending.ts'

/** The kinds by name, each with its code and texts. The app names them, because the platform knows no feature. */
export type OutboxKinds = Readonly<Record<string, () => Promise<OutboxKind>>>

let named: OutboxKinds | null = null

/** Names the kinds whose code loads with their first change; until then changes wait. */
export const nameOutboxKinds = (kinds: OutboxKinds): void => void (named = kinds)

const atHand = new Map<string, OutboxKind>()

/**
 * Hands over a kind whose code a page has loaded. A page that makes changes does so, because a browser remembers code that failed to
 * load without a connection.
 */
export const bringOutboxKind = (name: string, kind: OutboxKind): void => void atHand.set(name, kind)

/** The one outbox of this tab. */
const outbox = createOutbox({
  kindOf: async (name) => atHand.get(name) ?? findNamed(name),
  // Without locks two tabs may send the same change, which its key makes harmless.
  alone: async (work) => ('locks' in navigator ? navigator.locks.request('outbox', work) : work()),
  wait: (ms, work) => setTimeout(work, ms),
})

async function findNamed(name: string): Promise<OutboxKind | null> {
  if (named === null) throw new Error('The kinds have not loaded')
  return (await named[name]?.()) ?? null
}

/** Sends what waits of this session; without one that is a guest's, whom a link lets in. Resolves when all is sent, or when the next try has to wait. */
export async function sendWaiting(): Promise<void> {
  if (readEntries().length > 0) await outbox.send()
}

// Also what waits when the connection returns: after a reload without one, no other code may load any more.
const send = () => void sendWaiting()
nameSender(send)
addEventListener('online', send)
