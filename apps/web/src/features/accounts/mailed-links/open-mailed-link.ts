import { mayBeLinkToken } from '@dayplate/rules/accounts'
import type { Failed } from '../../../platform/graphql-client/answer.ts'
import { loadGateway } from '../../../platform/graphql-client/load-gateway.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readToken } from '../../../platform/session/session.ts'
import { logOut } from '../logout/log-out.ts'
import { ActivateAccountDocument, LoginByTokenDocument } from './mailed-links.gen.ts'

export type OpenedLink =
  | { readonly kind: 'opened' }
  /** The link is used, too old or unknown. The server does not say which. */
  | { readonly kind: 'refused' }
  | Failed

/** Logs in by a mailed link, which works once. An earlier session ends, and its data is cleared from the browser. */
export async function logInByToken(token: string): Promise<OpenedLink> {
  if (!mayBeLinkToken(token)) return { kind: 'refused' }
  const sent = await sendMutation(LoginByTokenDocument, { token })
  if (sent.kind === 'failed') return sent
  const { loginByToken } = sent.data
  if (loginByToken.__typename === 'UnauthorizedException') return { kind: 'refused' }
  const { signIn } = await loadGateway()
  if (readToken() !== null) void logOut()
  await signIn(loginByToken.token)
  return { kind: 'opened' }
}

/** Confirms the address that the link was mailed to. A second call answers the same. */
export async function activateAccount(token: string): Promise<OpenedLink> {
  if (!mayBeLinkToken(token)) return { kind: 'refused' }
  const sent = await sendMutation(ActivateAccountDocument, { token })
  if (sent.kind === 'failed') return sent
  return { kind: sent.data.activateAccount.__typename === 'BasicMutationSuccess' ? 'opened' : 'refused' }
}
