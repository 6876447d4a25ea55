import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { insertConsents as insertHealthConsents } from '../consents/index.ts'
import { insertConsents } from './accounts.repository.ts'

/**
 * Stores what a person agrees to with their account. The agreement to the use of personal data names the data about health that a
 * plan needs, so it is the consent to that as well: the wizard does not ask for it again, and the settings withdraw it.
 */
export async function storeAgreements(
  trx: Transaction<DB>,
  { clock, pages }: Pick<Services, 'clock' | 'pages'>,
  { userId, agreesToProcessing }: { readonly userId: string; readonly agreesToProcessing: boolean },
): Promise<void> {
  const kinds = agreesToProcessing ? (['terms', 'personal_data'] as const) : (['terms'] as const)
  await insertConsents(trx, { userId, kinds, version: pages.documentsVersion }, clock)
  if (agreesToProcessing) await insertHealthConsents(trx, userId, { kinds: ['health_data'], now: instantOf(clock) })
}
