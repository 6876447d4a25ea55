import { dayOfInstant, type CalendarDay } from '@dayplate/dates'
import { hasAccess } from '@dayplate/rules/access'
import { daysToExtend, EXTENSION_BLOCK_DAYS } from '@dayplate/rules/day-plan'
import { personOf } from '@dayplate/rules/diet-settings'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { findAccess, lockLedger } from '../access/index.ts'
import { findPlanStop, isHealthDataWithdrawn, isStoppedBy, isWithdrawnBy } from '../consents/index.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { findAvailableDays, findDaysBefore, insertDays, type Planning } from '../stored-plans/index.ts'
import { versionsOfPlanning } from './planner/run-planning.ts'
import { ENGINE_VERSION } from './engine-version.ts'
import { findCurrentSettings, findCurrentExclusions } from '../diet-settings/index.ts'

/** People read by one statement, so that a large table is read in bounded steps. */
const BATCH_SIZE = 200

/** Together with the block these are the two weeks over which variety is counted. */
const LOOK_BACK_DAYS = 14 - EXTENSION_BLOCK_DAYS

export interface ExtendReport {
  readonly people: number
  readonly days: number
  /** People whose plan could not be extended, with the reasons. All other plans were extended. */
  readonly failures: readonly { readonly userId: string; readonly error: unknown }[]
}

/**
 * Adds the next block of days to every plan that lacks one. Existing days stay, so a second run, a crash or an early stop does
 * no harm.
 */
export async function extendPlans(services: Services, stopping?: AbortSignal): Promise<ExtendReport> {
  const added: number[] = []
  const failures: { userId: string; error: unknown }[] = []
  let after: string | null = null
  for (;;) {
    const batch = await findPeopleWithSettings(services, after)
    for (const { userId, timeZone } of batch) {
      if (stopping?.aborted === true) break
      try {
        added.push(await extendPlan(services, userId, dayOfInstant(services.clock.now(), timeZone)))
      } catch (error) {
        // One person's unforeseen settings must not stop the extension of other plans.
        failures.push({ userId, error })
      }
    }
    after = batch.at(-1)?.userId ?? null
    if (batch.length < BATCH_SIZE || stopping?.aborted === true) break
  }
  const days = added.reduce((sum, count) => sum + count, 0)
  return { people: added.filter((count) => count > 0).length, days, failures }
}

const findPeopleWithSettings = (services: Services, after: string | null) =>
  services.db
    .selectFrom('users')
    .select(['id as userId', 'time_zone as timeZone'])
    .where(({ and, exists, not, selectFrom }) =>
      and([
        exists(
          selectFrom('diet_settings').select('diet_settings.id').whereRef('diet_settings.user_id', '=', 'users.id'),
        ),
        not(isWithdrawnBy('users.id')),
        not(isStoppedBy('users.id')),
      ]),
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute()

/** Adds the missing days at the end of a person's plan. Returns how many. */
export async function extendPlan(services: Services, userId: string, today: CalendarDay): Promise<number> {
  return services.db.transaction().execute(async (trx) => {
    await lockLedger(trx, userId)
    // Checked again under the lock, because the consent may have been withdrawn, or the plan stopped, since the list was read.
    if ((await isHealthDataWithdrawn(trx, userId)) || (await findPlanStop(trx, userId)) !== null) return 0
    const settings = await findCurrentSettings(trx, userId)
    const access = await findAccess(trx, { userId, product: 'diet', today })
    if (settings === null || !hasAccess(access)) return 0
    const accessTo = access.kind === 'active' ? access.accessTo : null
    const [newest] = await findAvailableDays(trx, userId, { limit: 1 })
    const dates = daysToExtend({ startDate: settings.startDate, today, accessTo }, newest?.date ?? null)
    const [first] = dates
    if (first === undefined) return 0
    const { catalogue, planner } = services
    const planning: Planning = {
      kind: 'new-days',
      person: personOf(settings),
      exclusions: await findCurrentExclusions(trx, userId),
      startsOn: settings.phasesFrom,
      dates,
      previous: await findDaysBefore(trx, userId, { before: first, count: LOOK_BACK_DAYS }),
      seed: [userId, first, catalogue.version].join(':'),
      repertoireSeed: userId,
    }
    await loadMissingVersions({ db: trx, catalogue }, versionsOfPlanning(planning))
    const days = await planner.plan(catalogue, planning)
    const owner = { userId, settingsId: settings.id, dietId: settings.dietId, now: instantOf(services.clock) }
    await insertDays(trx, owner, { planning, engineVersion: ENGINE_VERSION, catalogueVersion: catalogue.version, days })
    return days.length
  })
}
