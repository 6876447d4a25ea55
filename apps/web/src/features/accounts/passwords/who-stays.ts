import * as z from 'zod/mini'
import { postGraphql } from '../../../platform/graphql-client/post-graphql.ts'
import { endSession, readToken } from '../../../platform/session/session.ts'
import { WhoIsHereDocument } from './passwords.gen.ts'

/** The user of this browser after a password reset, because the link may belong to another account. */
export type WhoStays =
  | { readonly kind: 'nobody' }
  /** `email` is null if the query failed. */
  | { readonly kind: 'somebody'; readonly email: string | null }

/** HTTP status for a session that the reset has ended. */
const ENDED = 401

const answerSchema = z.object({ data: z.object({ me: z.object({ email: z.string() }) }) })

/** Clears the session of this browser if the reset has ended it. Any other session stays. */
export async function findWhoStays(): Promise<WhoStays> {
  const token = readToken()
  if (token === null) return { kind: 'nobody' }
  // Does not use the gateway's client, which would show that the session was ended on another device.
  const answer = await postGraphql({ address: 'q=WhoIsHere', query: WhoIsHereDocument, token })
  if (answer?.status !== ENDED) return { kind: 'somebody', email: await readEmail(answer) }
  // Another tab may have started a new session in the meantime.
  if (readToken() === token) endSession()
  return { kind: 'nobody' }
}

async function readEmail(answer: Response | null): Promise<string | null> {
  const { data } = answerSchema.safeParse(await answer?.json().catch(() => null))
  return data?.data.me.email ?? null
}
