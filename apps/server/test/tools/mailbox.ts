import type { TestServer } from './test-server.ts'

export interface QueuedMail {
  readonly kind: string
  readonly language: string
  /** Where its link leads; null in a mail without one. */
  readonly path: string | null
}

const pathOf = (content: unknown): string | null => {
  const path: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'path') : null
  return typeof path === 'string' ? path : null
}

/** What is queued for an address, the oldest first. */
export async function mailsTo({ services }: TestServer, address: string): Promise<readonly QueuedMail[]> {
  const rows = await services.db
    .selectFrom('mails')
    .select(['kind', 'language', 'content'])
    .where('address', '=', address)
    .orderBy('created_at')
    .execute()
  return rows.map(({ kind, language, content }) => ({ kind, language, path: pathOf(content) }))
}

/** The token of the newest link of a kind; throws when there is none. */
export async function linkTokenIn(server: TestServer, address: string, kind: string): Promise<string> {
  const mails = await mailsTo(server, address)
  const token = mails
    .findLast((mail) => mail.kind === kind)
    ?.path?.split('/')
    .at(-1)
  if (token === undefined) throw new Error(`No ${kind} was mailed to ${address}.`)
  return token
}
