import type { CalendarDay } from '@dayplate/dates'
import { tidyExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { findWithdrawals, hasWithdrawnSince, insertConsents, type NewConsents } from '../consents/index.ts'
import { rememberPlannings } from './planner/remember-plannings.ts'
import { replaceDays, updateDays } from '../stored-plans/index.ts'
import { acceptAnswers, type GenerateRequest, type NoPlan } from './accept-answers.ts'
import { CONSENT_MISSING } from './consent-missing.ts'
import {
  insertSettings,
  updateSex,
  TOO_FEW_MEALS,
  findCurrentExclusions,
  insertExclusions,
} from '../diet-settings/index.ts'
import { planDietChange, type DietChange, type DietWish } from './plan-diet-change.ts'

interface Viewer {
  readonly userId: string
  readonly today: CalendarDay
}

export type GenerateOutcome =
  | { readonly kind: 'generated' }
  /** The preview is out of date and nothing was stored. Contains the current preview. */
  | { readonly kind: 'stale'; readonly change: DietChange }
  | NoPlan

/** Works out what generating would change. Stores nothing. */
export async function previewDiet(
  services: Services,
  viewer: Viewer,
  request: GenerateRequest,
): Promise<{ readonly kind: 'previewed'; readonly change: DietChange } | NoPlan> {
  const accepted = await acceptAnswers(services, viewer, request)
  if (accepted.kind !== 'accepted') return accepted
  const { db, catalogue, planner } = services
  const change = await planDietChange({ db, catalogue, planner }, accepted.wish, { isLocked: false })
  return change === null ? { kind: 'refused', errors: [TOO_FEW_MEALS] } : { kind: 'previewed', change }
}

/**
 * Stores the answers and replaces the days from the start date on, in one transaction. A token must match the current preview.
 * Earlier days and eaten meals stay, except for uneaten meals with foods that are excluded from now on. A repeated call gives
 * the same days.
 */
export async function generateDiet(
  services: Services,
  viewer: Viewer,
  { request, token }: { readonly request: GenerateRequest; readonly token: string | null },
): Promise<GenerateOutcome> {
  const withdrawals = await findWithdrawals(services.db, viewer.userId)
  const accepted = await acceptAnswers(services, viewer, request)
  if (accepted.kind !== 'accepted') return accepted
  const { wish } = accepted
  const source = { catalogue: services.catalogue, planner: rememberPlannings(services.planner) }
  await planDietChange({ db: services.db, ...source }, wish, { isLocked: false })
  return services.db.transaction().execute(async (trx): Promise<GenerateOutcome> => {
    // Locked, because two generations at once would replace each other's days.
    await lockLedger(trx, wish.userId)
    // Planning takes a while. A consent withdrawn in the meantime is newer than the one in this request.
    if (await hasWithdrawnSince(trx, wish.userId, withdrawals)) return { kind: 'refused', errors: [CONSENT_MISSING] }
    const stored = tidyExclusions(await findCurrentExclusions(trx, wish.userId))
    // A request without exclusions keeps the stored ones, even if they changed a moment ago.
    const exclusions = request.exclusions ? wish.exclusions : stored
    const change = await planDietChange({ db: trx, ...source }, { ...wish, exclusions }, { isLocked: true })
    if (change === null) return { kind: 'refused', errors: [TOO_FEW_MEALS] }
    if (token !== null && token !== change.token) return { kind: 'stale', change }
    await insertConsents(trx, wish.userId, { kinds: givenWith(request), now: instantOf(services.clock) })
    await store(trx, { ...wish, exclusions }, { change, stored, now: instantOf(services.clock) })
    return { kind: 'generated' }
  })
}

/** Stores a new consent only if the person was asked for one. Otherwise the earlier consent applies. */
const givenWith = ({ healthDataConsent }: GenerateRequest): NewConsents['kinds'] =>
  healthDataConsent ? ['health_confirmation', 'health_data'] : ['health_confirmation']

async function store(
  trx: Transaction<DB>,
  { userId, today, settings, exclusions }: DietWish,
  { change, stored, now }: { readonly change: DietChange; readonly stored: ExclusionAnswers; readonly now: Date },
): Promise<void> {
  const { phasesFrom } = change
  const settingsId = await insertSettings(trx, userId, { settings, phasesFrom, today, now })
  await updateSex(trx, userId, settings.sex)
  if (JSON.stringify(exclusions) !== JSON.stringify(stored)) {
    await insertExclusions(trx, userId, { exclusions, startsOn: today, now })
  }
  if (change.earlier.planned !== null) await updateDays(trx, { userId, now }, change.earlier.planned)
  const owner = { userId, settingsId, dietId: settings.dietId, now }
  await replaceDays(trx, owner, { from: settings.startDate, planned: change.planned })
}
