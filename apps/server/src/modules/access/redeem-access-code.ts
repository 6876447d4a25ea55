import { dayOfInstant } from '@dayplate/dates'
import { accessOn, grantPeriod } from '@dayplate/rules/access'
import { ACCESS_CODE_MAX_LENGTH } from '@dayplate/rules/accounts'
import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashAccessCode } from './access-code.ts'
import { findGrants, insertGrant, lockLedger, takeUse, type Product, type TakenCode } from './access.repository.ts'

export type RedeemOutcome =
  | { readonly kind: 'redeemed' }
  /** No such code, used up or expired: we do not say which, or codes could be guessed step by step. */
  | { readonly kind: 'unknown-code' }
  /** This person has used this code before. */
  | { readonly kind: 'already-used' }

/**
 * Gives the days of a code after the access the person already has. Must run in a transaction that is rolled back on
 * any other outcome than `redeemed`, for a use may have been taken.
 */
export async function redeemAccessCode(
  trx: Transaction<DB>,
  clock: Clock,
  redemption: { readonly userId: string; readonly code: string },
): Promise<RedeemOutcome> {
  const { userId, code } = redemption
  if (code.length > ACCESS_CODE_MAX_LENGTH) return { kind: 'unknown-code' }
  const codeHash = hashAccessCode(code)
  await lockLedger(trx, userId)
  const taken = await takeUse(trx, codeHash, instantOf(clock))
  if (taken === undefined) return { kind: 'unknown-code' }
  for (const product of productsOf(taken)) {
    const isNew = await grantDays(trx, clock, {
      userId,
      product,
      days: taken.days,
      sourceKey: codeHash.toString('hex'),
    })
    if (!isNew) return { kind: 'already-used' }
  }
  return { kind: 'redeemed' }
}

const productsOf = (code: TakenCode): Product[] => [
  ...(code.givesDiet ? ['diet' as const] : []),
  ...(code.givesVideoWorkout ? ['video_workout' as const] : []),
]

async function grantDays(
  trx: Transaction<DB>,
  clock: Clock,
  gift: { readonly userId: string; readonly product: Product; readonly days: number; readonly sourceKey: string },
): Promise<boolean> {
  const today = dayOfInstant(clock.now(), await timeZoneOf(trx, gift.userId))
  const access = accessOn(today, await findGrants(trx, gift.userId, gift.product))
  return insertGrant(trx, {
    userId: gift.userId,
    product: gift.product,
    source: 'access_code',
    sourceKey: gift.sourceKey,
    ...grantPeriod(access, today, gift.days),
    grantedAt: instantOf(clock),
  })
}

const timeZoneOf = async (trx: Transaction<DB>, userId: string): Promise<string> => {
  const row = await trx.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.time_zone
}
