import { markHandled } from '../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { LogoutDocument } from '../../platform/session/session.gen.ts'
import { endSession, readToken } from '../../platform/session/session.ts'

let underWay: Promise<void> | null = null

/**
 * Revokes the session on the server and clears this browser; asked again meanwhile, it is the same logout. Without a
 * connection this browser is cleared all the same.
 */
export function logOut(): Promise<void> {
  underWay ??= revokeAndClear().finally(() => {
    underWay = null
  })
  return underWay
}

async function revokeAndClear(): Promise<void> {
  const sent = readToken() === null ? null : await sendMutation(LogoutDocument, {})
  if (sent?.kind === 'failed') markHandled(sent.failure)
  endSession()
}
