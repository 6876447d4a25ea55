import type { CalendarDay } from '@dayplate/dates'
import { accessOn, type Access, type Grant, type Subscription } from '@dayplate/rules/access'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Product } from './access.repository.ts'

interface Owned {
  readonly userId: string
  readonly product: Product
}

export interface AccessQuestion extends Owned {
  readonly today: CalendarDay
}

/** Everything that gives access to a product. */
export interface AccessSources {
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
}

/** The products a person may use today, by grants or by a subscription. */
export const findAccess = async (db: Kysely<DB>, question: AccessQuestion): Promise<Access> =>
  accessBy(await findSources(db, question), question.today)

/** The dates of access without self-renewing subscriptions, which have no end date. */
export const findDatedAccess = async (db: Kysely<DB>, question: AccessQuestion): Promise<Access> =>
  datedAccessBy(await findSources(db, question), question.today)

/** The same as `findAccess` for a caller that has already read the sources. */
export const accessBy = ({ grants, subscriptions }: AccessSources, today: CalendarDay): Access =>
  accessOn(today, grants, subscriptions)

/** The same as `findDatedAccess` for a caller that has already read the sources. */
export const datedAccessBy = ({ grants, subscriptions }: AccessSources, today: CalendarDay): Access =>
  accessOn(
    today,
    grants,
    subscriptions.filter(({ hasEnded }) => hasEnded),
  )

/** Columns with everything that gives a person access, for a statement that also reads something else. */
export const accessSources = (eb: ExpressionBuilder<DB, never>, owned: Owned) =>
  [
    jsonArrayFrom(standingGrants(eb, owned)).as('grants'),
    jsonArrayFrom(subscriptionsOf(eb, owned)).as('subscriptions'),
  ] as const

const findSources = (db: Kysely<DB>, owned: Owned): Promise<AccessSources> =>
  db.selectNoFrom((eb) => accessSources(eb, owned)).executeTakeFirstOrThrow()

const standingGrants = (eb: ExpressionBuilder<DB, never>, { userId, product }: Owned) =>
  eb
    .selectFrom('standing_grants')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('user_id', '=', userId)
    .where('product', '=', product)

const COLUMN_OF = { diet: 'gives_diet', video_workout: 'gives_video_workout' } as const satisfies Record<
  Product,
  string
>

const subscriptionsOf = (eb: ExpressionBuilder<DB, never>, { userId, product }: Owned) =>
  eb
    .selectFrom('subscriptions')
    .select(['renews_on as renewsOn'])
    .select(sql<CalendarDay>`(created_at at time zone 'UTC')::date`.as('startsOn'))
    .select(sql<boolean>`ended_at is not null`.as('hasEnded'))
    .where('user_id', '=', userId)
    .where(COLUMN_OF[product], '=', true)
