import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { insertConsents as insertHealthConsents } from '../consents/index.ts'
import { insertConsents } from './accounts.repository.ts'

/**
 * Stores the agreements a person gives when they create their account. The agreement to the use of personal data names the
 * health data a plan needs, so it also counts as that consent: the wizard does not ask again, and the settings can withdraw it.
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
