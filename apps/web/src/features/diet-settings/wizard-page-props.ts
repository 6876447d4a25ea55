import type { CalendarDay } from '@dayplate/dates'
import type { WizardStep } from '@dayplate/rules/diet-settings'

/** The wizard's state from the address, and callbacks that navigate. */
export interface WizardPageProps {
  readonly today: CalendarDay
  readonly step: WizardStep
  readonly onStep: (step: WizardStep, how: 'forward' | 'back') => void
  /** Opens the day plan without changing anything. */
  readonly onLeave: () => void
  /** Opens the day plan, or the introduction to a first plan. Back then skips the wizard, because its questions are answered. */
  readonly onFinish: (isFirstPlan: boolean) => void
}
