import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { insertConsents as insertHealthConsents } from '../consents/index.ts'
import { insertConsents } from './accounts.repository.ts'

/** Version of the terms and the privacy policy a person accepts by registering; the day they were written. */
const TERMS_VERSION = '2026-11-21'

/**
 * Stores what a person agrees to with their account. The agreement to the use of personal data names the data about health that a
 * plan needs, so it is the consent to that as well: the wizard does not ask for it again, and the settings withdraw it.
 */
export async function storeAgreements(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, agreesToProcessing }: { readonly userId: string; readonly agreesToProcessing: boolean },
): Promise<void> {
  const kinds = agreesToProcessing ? (['terms', 'personal_data'] as const) : (['terms'] as const)
  await insertConsents(trx, { userId, kinds, version: TERMS_VERSION }, clock)
  if (agreesToProcessing) await insertHealthConsents(trx, userId, { kinds: ['health_data'], now: instantOf(clock) })
}
