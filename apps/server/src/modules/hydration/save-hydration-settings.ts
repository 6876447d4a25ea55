import { checkDailyGoal, checkReminder, type HydrationError, type HydrationReminder } from '@dayplate/rules/hydration'
import type { Volume } from '@dayplate/units'
import { instantOf } from '../../platform/clock/clock.ts'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findHealthConsent } from '../consents/index.ts'
import { findHydrationSettings, lockHydrationSettings, writeHydrationSettings } from './hydration.repository.ts'

/** The key of the only reminder. */
export const REMINDER_KEY = 'drink'

/** A change of the settings. Absent fields stay as they are. */
export interface HydrationWish {
  readonly defaultDailyGoal?: Volume | null | undefined
  readonly notifications?: readonly (HydrationReminder & { readonly key: string })[] | null | undefined
}

export type SaveHydrationOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }

/** Stores the fields that the user changed and keeps the others. */
export async function saveHydrationSettings(
  services: Services,
  userId: string,
  wish: HydrationWish,
): Promise<SaveHydrationOutcome> {
  const errors = errorsOf(wish)
  if (errors.length > 0) return { kind: 'refused', errors }
  return services.db.transaction().execute(async (trx): Promise<SaveHydrationOutcome> => {
    await lockHydrationSettings(trx, userId)
    const consent = await findHealthConsent(trx, userId)
    if (consent.kind !== 'given') return { kind: 'refused', errors: [CONSENT_MISSING] }
    const before = await findHydrationSettings(trx, userId)
    const settings = {
      defaultDailyGoal: wish.defaultDailyGoal ?? before.defaultDailyGoal,
      reminder: wish.notifications?.[0] ?? before.reminder,
    }
    await writeHydrationSettings(trx, userId, { settings, now: instantOf(services.clock) })
    return { kind: 'saved' }
  })
}

/** The amount a person drinks is health data, so nothing is stored without the consent. */
const CONSENT_MISSING: FieldError = { fieldName: 'settings', messages: ['validation/consent-required'] }

function errorsOf({ defaultDailyGoal, notifications }: HydrationWish): readonly HydrationError[] {
  const reminders = notifications ?? []
  return [
    ...(defaultDailyGoal ? checkDailyGoal(defaultDailyGoal) : []),
    ...reminders.flatMap((reminder, index) =>
      reminder.key === REMINDER_KEY && index === 0
        ? checkReminder(reminder, `notifications.${index}`)
        : [unknownReminder(index)],
    ),
  ]
}

const unknownReminder = (index: number): HydrationError => ({
  fieldName: `notifications.${index}.key`,
  messages: ['settings/hydration/unknown-reminder'],
})
