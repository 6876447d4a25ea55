import { dayOfInstant } from '@dayplate/dates'
import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findLedger, findTimeZone, lockLedger, markTaken } from './access.repository.ts'

export type RevokeOutcome =
  | { readonly kind: 'taken' }
  /** The person has no grant with this number. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'taken-before' }
  /** Its last day has passed, so there is nothing to revoke. */
  | { readonly kind: 'over' }

/** Revokes a grant: it gives nothing from today on, and its past days stay. */
export const revokeGrant = (
  db: Kysely<DB>,
  clock: Clock,
  { userId, grantId, by }: { readonly userId: string; readonly grantId: number; readonly by: string },
): Promise<RevokeOutcome> =>
  db.transaction().execute(async (trx) => {
    await lockLedger(trx, userId)
    const grant = (await findLedger(trx, userId)).find(({ id }) => id === grantId)
    if (grant === undefined) return { kind: 'unknown' }
    if (grant.takenOn !== null) return { kind: 'taken-before' }
    const today = dayOfInstant(clock.now(), await findTimeZone(trx, userId))
    if (grant.endsOn !== null && grant.endsOn < today) return { kind: 'over' }
    await markTaken(trx, userId, { grantId, on: today, by })
    return { kind: 'taken' }
  })
