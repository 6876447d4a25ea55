import { openPath } from '../../src/platform/mail/sealed-path.ts'
import type { TestServer } from './test-server.ts'

export interface QueuedMail {
  readonly kind: string
  readonly language: string
  /** The path of its link; null in a mail without one. */
  readonly path: string | null
}

/** Decrypts the path of a stored mail's link. */
export function linkPathOf(
  { services }: TestServer,
  { content, cause }: { readonly content: unknown; readonly cause: string },
): string | null {
  const sealed: unknown = typeof content === 'object' && content !== null ? Reflect.get(content, 'sealed') : null
  return typeof sealed === 'string' ? openPath(services.mailKey, { sealed, cause }) : null
}

/** The queued mails to an address, the oldest first. */
export async function mailsTo(server: TestServer, address: string): Promise<readonly QueuedMail[]> {
  const rows = await server.services.db
    .selectFrom('mails')
    .select(['kind', 'language', 'content', 'cause'])
    .where('address', '=', address)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({ kind: row.kind, language: row.language, path: linkPathOf(server, row) }))
}

/** The stored contents of a kind of mail to an address, the oldest first. */
export async function mailContentsTo(
  { services }: TestServer,
  address: string,
  kind: string,
): Promise<readonly unknown[]> {
  const rows = await services.db
    .selectFrom('mails')
    .select('content')
    .where('address', '=', address)
    .where('kind', '=', kind)
    .orderBy('created_at')
    .execute()
  return rows.map(({ content }) => content)
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
