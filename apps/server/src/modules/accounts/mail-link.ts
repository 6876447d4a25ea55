import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueLinkMail, queueMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import { makeOneTimeToken } from './one-time-token.ts'
import { passwordChangedContent } from './password-changed-content.ts'
import { hashToken } from './secret.ts'

/** The recipient of a mail and its language. */
export interface Addressee {
  readonly userId: string
  readonly address: string
  readonly language: 'en' | 'pl'
}

/** The kind of mail for each purpose, and the page its link opens. */
const LINKS = {
  activate: { kind: 'activate-account', folder: '/auth/activate' },
  'reset-password': { kind: 'reset-password', folder: '/auth/reset-password' },
  'log-in': { kind: 'log-in-link', folder: '/auth/login/by-token' },
} as const

export type MailedLink = keyof typeof LINKS

/** Makes a new link, voids the previous one and queues the mail that contains it. */
export async function mailLink(
  trx: Transaction<DB>,
  services: Services,
  { purpose, addressee }: { readonly purpose: MailedLink; readonly addressee: Addressee },
): Promise<void> {
  const { kind, folder } = LINKS[purpose]
  const { userId } = addressee
  const token = await makeOneTimeToken(trx, services, { userId, purpose })
  const cause = causeOf(kind, token)
  await queueLinkMail(trx, services, { ...addressee, content: { kind, path: `${folder}/${token}` }, cause })
}

interface MailedPasswordChange {
  readonly addressee: Addressee
  /** The secret that allowed the change. */
  readonly causedBy: string
  /** The account had no password before. */
  readonly isFirst: boolean
  /** The change of password cancelled a change of address. */
  readonly hadEmailChange: boolean
}

/** Tells the owner of a mailbox about a new password. */
export async function mailPasswordChanged(
  trx: Transaction<DB>,
  { clock }: Pick<Services, 'clock'>,
  { addressee, causedBy, isFirst, hadEmailChange }: MailedPasswordChange,
): Promise<void> {
  const { userId } = addressee
  const content = await passwordChangedContent(trx, { userId, isFirst, hadEmailChange })
  await queueMail(trx, clock, { ...addressee, content, cause: causeOf(content.kind, causedBy) })
}

/** The cause of a mail: one secret, one mail. It contains the secret's hash, because causes are kept longer than links work. */
export const causeOf = (kind: string, secret: string): string => `${kind}:${hashToken(secret).toString('hex')}`
