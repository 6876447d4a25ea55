import { clearLeftSession, readLeftSessions } from './left-sessions.ts'
import { askToEnd } from './ask-to-end.ts'
import { EndSessionDocument } from './logout.gen.ts'

/** Ends on the server the sessions that a logout could not end. Those without an answer are kept for the next attempt. */
export async function endLeftSessions(): Promise<void> {
  for (const hash of readLeftSessions()) {
    const isOver = await askToEnd({
      address: 'm=EndSession',
      query: EndSessionDocument,
      variables: { tokenHash: hash },
      token: null,
    })
    if (isOver) clearLeftSession(hash)
  }
}
