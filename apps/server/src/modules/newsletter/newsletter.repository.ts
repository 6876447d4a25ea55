import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Agreement } from '../../platform/mail/agreed-mails.ts'

export type AgreementKind = Agreement

/** The agreements that the person has given and not withdrawn. */
export async function findAgreements(db: Kysely<DB>, userId: string): Promise<ReadonlySet<AgreementKind>> {
  const rows = await db
    .selectFrom('agreements')
    .select('kind')
    .where('user_id', '=', userId)
    .where('withdrawn_at', 'is', null)
    .execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** Withdraws the newsletter consent of this address. A repeated withdrawal keeps the first time. */
export async function withdrawNewsletter(trx: Transaction<DB>, email: string, now: Date): Promise<void> {
  await trx
    .updateTable('agreements')
    .set({ withdrawn_at: now })
    .where('kind', '=', 'newsletter')
    .where('withdrawn_at', 'is', null)
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', email))
    .execute()
}

export interface GivenAgreement {
  readonly userId: string
  readonly kind: AgreementKind
  readonly now: Date
}

/** The version of the texts that ask for these agreements: the day they were written and a number within the day. */
const AGREEMENT_TEXTS_VERSION = '2026-11-27/1'

/** Gives an agreement. An agreement still in force keeps its time; a withdrawn one moves to the past agreements. */
export async function giveAgreement(db: Kysely<DB>, { userId, kind, now }: GivenAgreement): Promise<void> {
  await db
    .with('withdrawn', (withdrawn) =>
      withdrawn
        .insertInto('past_agreements')
        .columns(['user_id', 'kind', 'given_at', 'version', 'withdrawn_at'])
        .expression(({ selectFrom }) =>
          selectFrom('agreements')
            .select(['user_id', 'kind', 'given_at', 'version', sql<Date>`withdrawn_at`.as('withdrawn_at')])
            .where('user_id', '=', userId)
            .where('kind', '=', kind)
            .where('withdrawn_at', 'is not', null),
        )
        .onConflict((conflict) => conflict.doNothing()),
    )
    .insertInto('agreements')
    .values({ user_id: userId, kind, version: AGREEMENT_TEXTS_VERSION, given_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind'])
        .doUpdateSet({ given_at: now, version: AGREEMENT_TEXTS_VERSION, withdrawn_at: null })
        .where('agreements.withdrawn_at', 'is not', null),
    )
    .execute()
}

/** Withdraws an agreement. A repeated withdrawal keeps the first time. */
export async function withdrawAgreement(db: Kysely<DB>, { userId, kind, now }: GivenAgreement): Promise<void> {
  await db
    .updateTable('agreements')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('withdrawn_at', 'is', null)
    .execute()
}
