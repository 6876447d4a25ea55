import { addDays, dayOfInstant, daysFrom, DEFAULT_TIME_ZONE, earlierDay, type CalendarDay } from '@dayplate/dates'
import { MEAL_TYPES } from '@dayplate/nutrition'
import { personOf } from '@dayplate/rules/diet-settings'
import type { Transaction } from 'kysely'
import { insertGrant } from '../modules/access/index.ts'
import { register } from '../modules/accounts/index.ts'
import { insertConsents } from '../modules/consents/index.ts'
import { insertSettings, updateSex } from '../modules/diet-settings/index.ts'
import { noteWeight } from '../modules/measurements/index.ts'
import { insertDays, insertEatenMarks, markIntroductionSeen, type Planning } from '../modules/stored-plans/index.ts'
import { ENGINE_VERSION } from '../modules/planning/index.ts'
import { instantOf } from '../platform/clock/clock.ts'
import type { DB } from '../platform/db/tables.gen.ts'
import { NO_DEVICE } from '../platform/http/read-device.ts'
import type { Services } from '../services.ts'
import type { Subscriber, SubscriberPlan } from './subscriber.ts'

/**
 * Stores a described subscriber. Registration runs the real use case; the past, which no call can create, is written directly.
 */
export async function createSubscriber(
  services: Services,
  { credentials, access, plan, isIntroductionSeen, weights = [], pendingPayment }: Subscriber,
): Promise<{ readonly userId: string }> {
  const registered = await register(
    services,
    { ...credentials, agreementsTermsAndConditions: true, agreementsPersonalDataProcessing: true },
    { timeZone: null, device: NO_DEVICE, sender: null },
  )
  if (registered.kind !== 'registered') throw new Error(`cannot register: ${JSON.stringify(registered)}`)
  const { id: userId } = await services.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', credentials.email)
    .executeTakeFirstOrThrow()
  await services.db.transaction().execute(async (trx) => {
    // Deletes the session that registering opened, because no browser has it and lists of devices would show it.
    await trx.deleteFrom('auth_tokens').where('user_id', '=', userId).execute()
    if (access !== undefined) await grantAccess(trx, services, { userId, ...access })
    if (plan !== undefined) await storePlan(trx, services, { userId, plan })
    for (const noted of weights) await noteWeight(trx, userId, { ...noted, now: instantOf(services.clock) })
    if (pendingPayment !== undefined) await storePayment(trx, services, { userId, description: pendingPayment })
  })
  if (isIntroductionSeen) await markIntroductionSeen(services.db, userId, instantOf(services.clock))
  return { userId }
}

const grantAccess = async (
  trx: Transaction<DB>,
  services: Services,
  { userId, startsOn, days }: { readonly userId: string; readonly startsOn: CalendarDay; readonly days: number },
): Promise<void> => {
  await insertGrant(trx, {
    userId,
    product: 'diet',
    source: 'operator',
    sourceKey: `scenario:${startsOn}`,
    startsOn,
    endsOn: addDays(startsOn, days - 1),
    grantedAt: instantOf(services.clock),
  })
}

/** Written directly, because no payment operator is connected yet. */
const storePayment = async (
  trx: Transaction<DB>,
  services: Services,
  { userId, description }: { readonly userId: string; readonly description: string },
): Promise<void> => {
  const row = { user_id: userId, description, status: 'pending', created_at: instantOf(services.clock) } as const
  await trx.insertInto('payments').values(row).execute()
}

/** The settings date from the day before the plan starts, or from today for a future start. */
async function storePlan(
  trx: Transaction<DB>,
  services: Services,
  { userId, plan }: { readonly userId: string; readonly plan: SubscriberPlan },
): Promise<void> {
  const { settings, isEaten } = plan
  const now = instantOf(services.clock)
  const answeredOn = earlierDay(dayOfInstant(services.clock.now(), DEFAULT_TIME_ZONE), addDays(settings.startDate, -1))
  const phasesFrom = settings.startDate
  const settingsId = await insertSettings(trx, userId, { settings, phasesFrom, today: answeredOn, now })
  await updateSex(trx, userId, settings.sex)
  await insertConsents(trx, userId, { kinds: ['health_confirmation', 'health_data'], now })
  const { catalogue, planner } = services
  const planning: Planning = {
    kind: 'new-days',
    person: personOf(settings),
    exclusions: { allergens: [], foodIds: [] },
    startsOn: settings.startDate,
    dates: daysFrom(settings.startDate, plan.days),
    previous: [],
    seed: [userId, settings.startDate, catalogue.version].join(':'),
    repertoireSeed: userId,
  }
  const days = await planner.plan(catalogue, planning)
  await insertDays(
    trx,
    { userId, settingsId, dietId: settings.dietId, now },
    { planning, engineVersion: ENGINE_VERSION, catalogueVersion: catalogue.version, days },
  )
  const marks = days.flatMap(({ date }) =>
    MEAL_TYPES.filter((type) => isEaten?.(date, type) ?? false).map((mealType) => ({ userId, date, mealType })),
  )
  await insertEatenMarks(trx, marks, now)
}
