import { forgetLeftSession, readLeftSessions } from '../../platform/session/left-sessions.ts'
import { askToEnd } from './ask-to-end.ts'

/** What a hash looks like: the storage may hold anything. */
const HASH = /^[0-9a-f]{64}$/

/** Ends on the server what a logout could not end; what nobody answers now stays for the next time. */
export async function endLeftSessions(): Promise<void> {
  for (const hash of readLeftSessions()) {
    const isOver =
      !HASH.test(hash) || (await askToEnd(`mutation EndSession { endSession(tokenHash: "${hash}") { code } }`))
    if (isOver) forgetLeftSession(hash)
  }
}
