import { postGraphql, type GraphqlPost } from '../../../platform/graphql-client/post-graphql.ts'

/** The server does not know the session, so there is none to end. */
const UNKNOWN_SESSION = 401

/** Asks the server to end a session, also when the page is left meanwhile; whether the session has ended. */
export async function askToEnd(ending: Omit<GraphqlPost, 'keepalive'>): Promise<boolean> {
  const answer = await postGraphql({ ...ending, keepalive: true })
  if (answer?.status === UNKNOWN_SESSION) return true
  const said: unknown = await answer?.json().catch(() => null)
  return answer?.ok === true && typeof said === 'object' && said !== null && !('errors' in said)
}
