import { postGraphql, type GraphqlPost } from '../../../platform/graphql-client/post-graphql.ts'

/** HTTP status for a session that the server does not know, so that nothing is left to end. */
const UNKNOWN_SESSION = 401

/** Asks the server to end a session, even if the user leaves the page. Returns whether the session has ended. */
export async function askToEnd(ending: Omit<GraphqlPost, 'keepalive'>): Promise<boolean> {
  const answer = await postGraphql({ ...ending, keepalive: true })
  if (answer?.status === UNKNOWN_SESSION) return true
  const said: unknown = await answer?.json().catch(() => null)
  return answer?.ok === true && typeof said === 'object' && said !== null && !('errors' in said)
}
