import type { CalendarDay } from '@dayplate/dates'
import { tidyExclusions, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { findWithdrawals, hasWithdrawnSince, insertConsents, isHealthDataWithdrawn } from '../consents/index.ts'
import { rememberPlannings } from './planner/remember-plannings.ts'
import { updateDays } from '../stored-plans/index.ts'
import { CONSENT_MISSING } from './consent-missing.ts'
import { exclusionErrors, TOO_FEW_MEALS, findCurrentExclusions, insertExclusions } from '../diet-settings/index.ts'
import { planExclusions, type ExclusionsPlan } from './plan-exclusions.ts'

export interface SaveExclusionsRequest {
  readonly exclusions: ExclusionAnswers
  readonly token: string
  readonly healthDataConsent: boolean
}

export type SaveExclusionsOutcome =
  | { readonly kind: 'saved' }
  /** The preview is out of date and nothing was stored. Contains the current preview. */
  | { readonly kind: 'stale'; readonly plan: ExclusionsPlan }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }

interface Saving {
  readonly userId: string
  readonly today: CalendarDay
}

/** Stores the exclusions and replaces the meals that contain them, all in one transaction or nothing. */
export async function saveExclusions(
  services: Services,
  viewer: Saving,
  request: SaveExclusionsRequest,
): Promise<SaveExclusionsOutcome> {
  const errors = [...exclusionErrors(services.catalogue, request.exclusions), ...consentErrors(request)]
  if (errors.length > 0) return { kind: 'refused', errors }
  const withdrawals = await findWithdrawals(services.db, viewer.userId)
  const exclusions = tidyExclusions(request.exclusions)
  const source = { catalogue: services.catalogue, planner: rememberPlannings(services.planner) }
  await planExclusions({ db: services.db, ...source }, { ...viewer, exclusions }, { isLocked: false })
  return services.db.transaction().execute(async (trx): Promise<SaveExclusionsOutcome> => {
    // Locked, because two changes at once would replace each other's days.
    await lockLedger(trx, viewer.userId)
    if (!(await mayUseHealthData(trx, viewer.userId, { request, withdrawals }))) {
      return { kind: 'refused', errors: [CONSENT_MISSING] }
    }
    const plan = await planExclusions({ db: trx, ...source }, { ...viewer, exclusions }, { isLocked: true })
    if (!plan.canBePlanned) return { kind: 'refused', errors: [TOO_FEW_MEALS] }
    if (plan.days.length === 0 && (await isStored(trx, viewer.userId, exclusions))) return { kind: 'saved' }
    // Exclusions may be stored without access, but days change only as the preview showed.
    if (plan.hasPlan && plan.token !== request.token) return { kind: 'stale', plan }
    await store(trx, viewer, { request, exclusions, plan, now: instantOf(services.clock) })
    return { kind: 'saved' }
  })
}

/** Exclusions are data about health and need a consent. Removing all of them needs none. */
const consentErrors = ({ exclusions, healthDataConsent }: SaveExclusionsRequest): readonly FieldError[] =>
  healthDataConsent || (exclusions.allergens.length === 0 && exclusions.foodIds.length === 0) ? [] : [CONSENT_MISSING]

/**
 * Whether health data may be stored. A withdrawal during planning overrides the consent of this request, because it is
 * newer. After a withdrawal the exclusions are hidden, and removing all of them unseen would put allergens back on the
 * plate.
 */
async function mayUseHealthData(
  trx: Transaction<DB>,
  userId: string,
  { request, withdrawals }: { readonly request: SaveExclusionsRequest; readonly withdrawals: ReadonlySet<string> },
): Promise<boolean> {
  if (await hasWithdrawnSince(trx, userId, withdrawals)) return false
  return request.healthDataConsent || !(await isHealthDataWithdrawn(trx, userId))
}

const isStored = async (trx: Transaction<DB>, userId: string, exclusions: ExclusionAnswers): Promise<boolean> =>
  JSON.stringify(tidyExclusions(await findCurrentExclusions(trx, userId))) === JSON.stringify(exclusions)

interface Storing {
  readonly request: SaveExclusionsRequest
  /** The requested exclusions, without duplicates. */
  readonly exclusions: ExclusionAnswers
  readonly plan: ExclusionsPlan
  readonly now: Date
}

async function store(
  trx: Transaction<DB>,
  { userId, today }: Saving,
  { request, exclusions, plan, now }: Storing,
): Promise<void> {
  await insertExclusions(trx, userId, { exclusions, startsOn: today, now })
  if (request.healthDataConsent) await insertConsents(trx, userId, { kinds: ['health_data'], now })
  if (plan.planned !== null) await updateDays(trx, { userId, now }, plan.planned)
}
