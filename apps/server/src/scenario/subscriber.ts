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
  /** Days planned from the settings' start date on. */
  readonly days: number
  /** Which meals of which days were eaten; none when absent. */
  readonly isEaten?: (date: CalendarDay, type: MealType) => boolean
}

/** A described person: who they are and what they have done. */
export interface Subscriber {
  readonly credentials: Credentials
  readonly access?: { readonly startsOn: CalendarDay; readonly days: number }
  readonly plan?: SubscriberPlan
  readonly isIntroductionSeen: boolean
  /** Weights said beside the wizard's own; those of a day the wizard was answered on replace its one. */
  readonly weights?: readonly { readonly date: CalendarDay; readonly weight: Weight }[]
  /** What a payment that is under way is for. */
  readonly pendingPayment?: string
}
