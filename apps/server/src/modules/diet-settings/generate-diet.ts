import type { CalendarDay } from '@dayplate/dates'
import { accessOn, hasAccess } from '@dayplate/rules/access'
import { daysToPlan } from '@dayplate/rules/day-plan'
import {
  checkCompleteDietSettings,
  completeDietSettings,
  personOf,
  type CompleteDietSettings,
  type DietSettingsAnswers,
} from '@dayplate/rules/diet-settings'
import { instantOf } from '../../platform/clock/clock.ts'
import type { FieldFault } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findGrants, lockLedger } from '../access/index.ts'
import { findDaysBefore, LOOK_BACK_DAYS, planStretch, replaceDays } from '../plans/index.ts'
import { insertHealthConsents, insertSettings, updateSex } from './diet-settings.repository.ts'

/** Version of the texts a person confirms before health data is processed; the day they were written. */
const HEALTH_TEXTS_VERSION = '2026-11-21'

export interface GenerateRequest extends DietSettingsAnswers {
  readonly healthConfirmed: boolean
  readonly healthDataConsent: boolean
}

export type GenerateOutcome =
  | { readonly kind: 'generated' }
  | { readonly kind: 'no-access' }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault[] }

/**
 * Stores the answers and replaces the days from the start date on: all in one transaction, or nothing. Earlier days and
 * eaten ones stay. Asking twice gives the same days.
 */
export async function generateDiet(
  services: Services,
  viewer: { readonly userId: string; readonly today: CalendarDay },
  request: GenerateRequest,
): Promise<GenerateOutcome> {
  const access = accessOn(viewer.today, await findGrants(services.db, viewer.userId, 'diet'))
  if (!hasAccess(access)) return { kind: 'no-access' }
  const faults = [...checkCompleteDietSettings(request, { today: viewer.today }), ...confirmationFaults(request)]
  const settings = completeDietSettings(request)
  if (faults.length > 0 || settings === null) return { kind: 'refused', faults }
  const accessTo = access.kind === 'active' ? access.accessTo : null
  const dates = daysToPlan({ startDate: settings.startDate, today: viewer.today, accessTo })
  if (dates.length === 0) {
    return {
      kind: 'refused',
      faults: [{ fieldName: 'startDate', messages: ['diet-settings/validation/after-access'] }],
    }
  }
  await storePlan(services, viewer.userId, { settings, dates })
  return { kind: 'generated' }
}

const confirmationFaults = (request: GenerateRequest): FieldFault[] => [
  ...(request.healthConfirmed ? [] : [{ fieldName: 'healthConfirmed', messages: ['validation/consent-required'] }]),
  ...(request.healthDataConsent ? [] : [{ fieldName: 'healthDataConsent', messages: ['validation/consent-required'] }]),
]

async function storePlan(
  services: Services,
  userId: string,
  { settings, dates }: { readonly settings: CompleteDietSettings; readonly dates: readonly CalendarDay[] },
): Promise<void> {
  const now = instantOf(services.clock)
  await services.db.transaction().execute(async (trx) => {
    // Two generations at once would each replace what the other had made.
    await lockLedger(trx, userId)
    const before = { before: settings.startDate, count: LOOK_BACK_DAYS }
    const days = planStretch(services.catalogue, {
      person: personOf(settings),
      startsOn: settings.startDate,
      dates,
      previous: await findDaysBefore(trx, userId, before),
      seed: [userId, settings.startDate, services.catalogue.version].join(':'),
    })
    const settingsId = await insertSettings(trx, userId, { settings, now })
    await updateSex(trx, userId, settings.sex)
    await insertHealthConsents(trx, userId, { version: HEALTH_TEXTS_VERSION, now })
    await replaceDays(trx, { userId, settingsId, dietId: settings.dietId, now }, { from: settings.startDate, days })
  })
}
