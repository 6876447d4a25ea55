import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import { readToken } from '../../platform/session/session.ts'

/** The known name and address of the sender. */
export interface Writer {
  readonly name: string
  readonly email: string
}

const NOBODY: Writer = { name: '', email: '' }

/** The user's name and address. Empty for a visitor and after a failed query, because both can be typed. */
export async function loadWriter(): Promise<Writer> {
  if (readToken() === null) return NOBODY
  const asked = await sendQuery(UserDataDocument, {})
  if (asked.kind === 'failed') return NOBODY
  const { name, email } = asked.data.me
  return { name: name ?? '', email }
}
