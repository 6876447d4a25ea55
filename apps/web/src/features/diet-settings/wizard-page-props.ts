import type { CalendarDay } from '@dayplate/dates'
import type { WizardStep } from '@dayplate/rules/diet-settings'

/** The wizard's state from the address, and callbacks that navigate. */
export interface WizardPageProps {
  readonly today: CalendarDay
  readonly step: WizardStep
  readonly onStep: (step: WizardStep, how: 'forward' | 'back') => void
  /** Opens the day plan without changing anything. */
  readonly onLeave: () => void
  /** Opens the day plan, or the introduction before a first plan. The user has no reason to go back to the answered questions. */
  readonly onFinish: (isFirstPlan: boolean) => void
}
