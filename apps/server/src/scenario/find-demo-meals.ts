import { dayOfInstant, DEFAULT_TIME_ZONE } from '@dayplate/dates'
import { findStoredDay } from '../modules/stored-plans/index.ts'
import type { Services } from '../services.ts'
import { DEMO_CREDENTIALS } from './seed-demo.ts'

/** The versions of the demo subscriber's meals of today; none without a demo. */
export async function findDemoMeals({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<readonly string[]> {
  const demo = await db.selectFrom('users').select('id').where('email', '=', DEMO_CREDENTIALS.email).executeTakeFirst()
  if (demo === undefined) return []
  const day = await findStoredDay(db, demo.id, dayOfInstant(clock.now(), DEFAULT_TIME_ZONE))
  return day?.document.meals.map(({ version }) => version) ?? []
}
