import type { CalendarDay } from '@dayplate/dates'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface ActiveSubscription {
  readonly operator: 'AppStore' | 'GooglePlay' | 'Stripe'
  readonly givesAccessToDiet: boolean
  readonly givesAccessToVideoWorkouts: boolean
  /** May have passed, because payment operators collect late. */
  readonly renewalDate: CalendarDay
}

/**
 * The subscriptions that will renew themselves, the earliest renewal first. A cancelled one is not included, even while its
 * days last.
 */
export const findActiveSubscriptions = (db: Kysely<DB>, userId: string): Promise<ActiveSubscription[]> =>
  db
    .selectFrom('subscriptions')
    .select(['operator', 'renews_on as renewalDate'])
    .select(['gives_diet as givesAccessToDiet', 'gives_video_workout as givesAccessToVideoWorkouts'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .orderBy('renews_on')
    .orderBy('id')
    .execute()
