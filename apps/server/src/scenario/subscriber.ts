import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { CompleteDietSettings } from '@dayplate/rules/diet-settings'
import type { Weight } from '@dayplate/units'

export interface Credentials {
  readonly email: string
  readonly password: string
  readonly name?: string
}

export interface SubscriberPlan {
  readonly settings: CompleteDietSettings
  /** How many days are planned from the start date of the settings. */
  readonly days: number
  /** Decides which meals were eaten; none when it is absent. */
  readonly isEaten?: (date: CalendarDay, type: MealType) => boolean
}

/** The description of a person and their history. */
export interface Subscriber {
  readonly credentials: Credentials
  readonly access?: { readonly startsOn: CalendarDay; readonly days: number }
  readonly plan?: SubscriberPlan
  readonly isIntroductionSeen: boolean
  /** Weights besides the wizard's. One on a day of the wizard replaces the wizard's. */
  readonly weights?: readonly { readonly date: CalendarDay; readonly weight: Weight }[]
  /** The description of a pending payment. */
  readonly pendingPayment?: string
}
