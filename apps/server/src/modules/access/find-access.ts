import type { CalendarDay } from '@dayplate/dates'
import { accessOn, type Access, type Grant, type Subscription } from '@dayplate/rules/access'
import { sql, type ExpressionBuilder, type Kysely } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Product } from './access.repository.ts'

export interface AccessQuestion {
  readonly userId: string
  readonly product: Product
  readonly today: CalendarDay
}

/** The products a person may use today, by grants or by a subscription. */
export async function findAccess(db: Kysely<DB>, question: AccessQuestion): Promise<Access> {
  const { grants, subscriptions } = await findSources(db, question)
  return accessOn(question.today, grants, subscriptions)
}

/** The dates of access without self-renewing subscriptions, which have no end date. */
export async function findDatedAccess(db: Kysely<DB>, question: AccessQuestion): Promise<Access> {
  const { grants, subscriptions } = await findSources(db, question)
  const ended = subscriptions.filter(({ hasEnded }) => hasEnded)
  return accessOn(question.today, grants, ended)
}

interface Sources {
  readonly grants: readonly Grant[]
  readonly subscriptions: readonly Subscription[]
}

/** Everything that gives access, in one statement, because every day plan checks it. */
const findSources = (db: Kysely<DB>, question: AccessQuestion): Promise<Sources> =>
  db
    .selectNoFrom((eb) => [
      jsonArrayFrom(standingGrants(eb, question)).as('grants'),
      jsonArrayFrom(subscriptionsOf(eb, question)).as('subscriptions'),
    ])
    .executeTakeFirstOrThrow()

const standingGrants = (eb: ExpressionBuilder<DB, never>, { userId, product }: AccessQuestion) =>
  eb
    .selectFrom('standing_grants')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('user_id', '=', userId)
    .where('product', '=', product)

const COLUMN_OF = { diet: 'gives_diet', video_workout: 'gives_video_workout' } as const satisfies Record<
  Product,
  string
>

const subscriptionsOf = (eb: ExpressionBuilder<DB, never>, { userId, product }: AccessQuestion) =>
  eb
    .selectFrom('subscriptions')
    .select(['renews_on as renewsOn'])
    .select(sql<CalendarDay>`(created_at at time zone 'UTC')::date`.as('startsOn'))
    .select(sql<boolean>`ended_at is not null`.as('hasEnded'))
    .where('user_id', '=', userId)
    .where(COLUMN_OF[product], '=', true)
