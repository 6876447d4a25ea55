import type { CalendarDay } from '@dayplate/dates'
import { hasAccess } from '@dayplate/rules/access'
import { daysToPlan } from '@dayplate/rules/day-plan'
import {
  checkCompleteDietSettings,
  completeDietSettings,
  tidyExclusions,
  type DietSettingsAnswers,
  type ExclusionAnswers,
} from '@dayplate/rules/diet-settings'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findAccess } from '../access/index.ts'
import { findHealthConsent } from '../consents/index.ts'
import { CONSENT_MISSING } from './consent-missing.ts'
import { exclusionErrors, findCurrentExclusions } from '../diet-settings/index.ts'
import type { DietWish } from './plan-diet-change.ts'

export interface GenerateRequest extends DietSettingsAnswers {
  /** The exclusions from now on. If absent, the stored ones stay. */
  readonly exclusions?: ExclusionAnswers | null | undefined
  readonly healthConfirmed: boolean
  /** False when the person was not asked because they have already consented. The earlier consent then applies. */
  readonly healthDataConsent: boolean
}

/** Why no plan can be made from the answers. */
export type NoPlan =
  | { readonly kind: 'no-access' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }

/** Checks whether a plan can be made from the answers. Previewing and generating both call it, so that they agree. */
export async function acceptAnswers(
  services: Services,
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
  request: GenerateRequest,
): Promise<{ readonly kind: 'accepted'; readonly wish: DietWish } | NoPlan> {
  const access = await findAccess(services.db, { userId, product: 'diet', today })
  if (!hasAccess(access)) return { kind: 'no-access' }
  const isConsented = request.healthDataConsent || (await findHealthConsent(services.db, userId)).kind === 'given'
  const errors = [...errorsOf(services, request, today), ...(isConsented ? [] : [CONSENT_MISSING])]
  const settings = completeDietSettings(request)
  if (errors.length > 0 || settings === null) return { kind: 'refused', errors }
  const accessTo = access.kind === 'active' ? access.accessTo : null
  const dates = daysToPlan({ startDate: settings.startDate, today, accessTo })
  if (dates.length === 0) return { kind: 'refused', errors: [AFTER_ACCESS] }
  const exclusions = tidyExclusions(request.exclusions ?? (await findCurrentExclusions(services.db, userId)))
  return { kind: 'accepted', wish: { userId, today, settings, exclusions, dates } }
}

const AFTER_ACCESS: FieldError = { fieldName: 'startDate', messages: ['diet-settings/validation/after-access'] }

function errorsOf({ catalogue }: Services, request: GenerateRequest, today: CalendarDay): readonly FieldError[] {
  const { exclusions, healthConfirmed } = request
  return [
    ...checkCompleteDietSettings(request, { today }),
    ...(exclusions ? exclusionErrors(catalogue, exclusions) : []),
    ...(healthConfirmed ? [] : [NOT_CONFIRMED]),
  ]
}

const NOT_CONFIRMED: FieldError = { fieldName: 'healthConfirmed', messages: ['validation/consent-required'] }
