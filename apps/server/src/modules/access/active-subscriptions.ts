import type { CalendarDay } from '@dayplate/dates'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface ActiveSubscription {
  readonly operator: 'AppStore' | 'GooglePlay' | 'Stripe'
  readonly givesAccessToDiet: boolean
  readonly givesAccessToVideoWorkouts: boolean
  /** May have passed: operators collect late. */
  readonly renewalDate: CalendarDay
}

/** What renews itself for a person, the next to renew first. One that is ended renews no more, even while its days last. */
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
