import type { CalendarDay } from '@dayplate/dates'
import { accessOn, type Access, type Subscription } from '@dayplate/rules/access'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findGrants, type Product } from './access.repository.ts'

export interface AccessQuestion {
  readonly userId: string
  readonly product: Product
  readonly today: CalendarDay
}

/** What a person may use today, by what they were granted or by a subscription. */
export async function findAccess(db: Kysely<DB>, { userId, product, today }: AccessQuestion): Promise<Access> {
  return accessOn(today, await findGrants(db, userId, product), await findSubscriptions(db, userId, product))
}

/** The dates of access without subscriptions that renew themselves, which have none. */
export async function findDatedAccess(db: Kysely<DB>, { userId, product, today }: AccessQuestion): Promise<Access> {
  const subscriptions = await findSubscriptions(db, userId, product)
  return accessOn(
    today,
    await findGrants(db, userId, product),
    subscriptions.filter(({ hasEnded }) => hasEnded),
  )
}

const COLUMN_OF = { diet: 'gives_diet', video_workout: 'gives_video_workout' } as const satisfies Record<
  Product,
  string
>

const findSubscriptions = (db: Kysely<DB>, userId: string, product: Product): Promise<Subscription[]> =>
  db
    .selectFrom('subscriptions')
    .select(['renews_on as renewsOn'])
    .select(sql<CalendarDay>`(created_at at time zone 'UTC')::date`.as('startsOn'))
    .select(sql<boolean>`ended_at is not null`.as('hasEnded'))
    .where('user_id', '=', userId)
    .where(COLUMN_OF[product], '=', true)
    .execute()
