import type { ProviderName } from '@dayplate/rules/social'
import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'

interface ChangedLoginMethod {
  readonly kind: 'social-linked' | 'social-unlinked'
  readonly userId: string
  readonly address: string
  readonly provider: ProviderName
  readonly language: 'en' | 'pl'
}

/** Mails the owner that a provider was linked to their account or unlinked from it. */
export async function mailLoginMethod(
  trx: Transaction<DB>,
  { clock }: Services,
  changed: ChangedLoginMethod,
): Promise<void> {
  const { kind, userId, address, provider, language } = changed
  const cause = `${kind} ${provider} ${userId} ${clock.now()}`
  await queueMail(trx, clock, { userId, address, language, content: { kind, provider }, cause })
}
