import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashAccessCode, makeAccessCode } from './access-code.ts'
import { insertAccessCode, type NewAccessCode } from './access-codes.repository.ts'

export interface CodeOrder extends Pick<NewAccessCode, 'days' | 'usesAllowed' | 'gives' | 'validTo' | 'note'> {
  readonly count: number
}

/** Makes codes and returns them. They are never shown again. */
export const createAccessCodes = (
  db: Kysely<DB>,
  { clock, randomBytes }: { readonly clock: Clock; readonly randomBytes: (size: number) => Uint8Array },
  { count, ...code }: CodeOrder,
): Promise<readonly string[]> =>
  db.transaction().execute(async (trx) => {
    const codes = Array.from({ length: count }, () => makeAccessCode(randomBytes))
    for (const made of codes) {
      await insertAccessCode(trx, { ...code, codeHash: hashAccessCode(made), createdAt: instantOf(clock) })
    }
    return codes
  })
