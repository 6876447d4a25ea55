import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Services } from '../../services.ts'
import type { ProviderName } from './providers/index.ts'

interface Linked {
  readonly userId: string
  readonly address: string
  readonly provider: ProviderName
  readonly language: 'en' | 'pl'
}

/** Whoever owns the mailbox learns that there is another way into their account now. */
export async function tellLinked(trx: Transaction<DB>, { clock }: Services, linked: Linked): Promise<void> {
  const { userId, address, provider, language } = linked
  const content = { kind: 'social-linked', provider } as const
  const cause = `social-linked ${provider} ${userId} ${clock.now()}`
  await queueMail(trx, clock, { userId, address, language, content, cause })
}
