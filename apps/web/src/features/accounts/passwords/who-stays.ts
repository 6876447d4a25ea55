import * as z from 'zod/mini'
import { postGraphql } from '../../../platform/graphql-client/post-graphql.ts'
import { endSession, readToken } from '../../../platform/session/session.ts'
import { WhoIsHereDocument } from './passwords.gen.ts'

/** Who is logged in here after a password was reset by a link that may be somebody else's. */
export type WhoStays =
  | { readonly kind: 'nobody' }
  /** Without an e-mail where nobody could tell. */
  | { readonly kind: 'somebody'; readonly email: string | null }

/** HTTP status: the server knows this session no more, for it belonged to the account whose password was reset. */
const ENDED = 401

const answerSchema = z.object({ data: z.object({ me: z.object({ email: z.string() }) }) })

/** Takes a session out of the browser that the server ended with the reset, and leaves any other as it is. */
export async function findWhoStays(): Promise<WhoStays> {
  const token = readToken()
  if (token === null) return { kind: 'nobody' }
  // Beside the connection, which meets a refused session with words about a login that was ended elsewhere.
  const answer = await postGraphql({ address: 'q=WhoIsHere', query: WhoIsHereDocument, token })
  if (answer?.status !== ENDED) return { kind: 'somebody', email: await readEmail(answer) }
  // Somebody may have logged in meanwhile in another tab.
  if (readToken() === token) endSession()
  return { kind: 'nobody' }
}

async function readEmail(answer: Response | null): Promise<string | null> {
  const { data } = answerSchema.safeParse(await answer?.json().catch(() => null))
  return data?.data.me.email ?? null
}
