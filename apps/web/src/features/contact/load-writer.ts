import { sendQuery } from '../../platform/graphql-client/send-query.ts'
import { UserDataDocument } from '../../platform/session/session.gen.ts'
import { readToken } from '../../platform/session/session.ts'

/** Who is about to write, as far as it is known. */
export interface Writer {
  readonly name: string
  readonly email: string
}

const NOBODY: Writer = { name: '', email: '' }

/** Name and address of the signed-in person. Empty for a visitor, and where they cannot be asked for: both can be typed. */
export async function loadWriter(): Promise<Writer> {
  if (readToken() === null) return NOBODY
  const asked = await sendQuery(UserDataDocument, {})
  if (asked.kind === 'failed') return NOBODY
  const { name, email } = asked.data.me
  return { name: name ?? '', email }
}
