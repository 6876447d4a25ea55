import { clearLeftSession, readLeftSessions } from './left-sessions.ts'
import { askToEnd } from './ask-to-end.ts'
import { EndSessionDocument } from './logout.gen.ts'

/** Ends on the server what a logout could not end; what nobody answers now stays for the next time. */
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
