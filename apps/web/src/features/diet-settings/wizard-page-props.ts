import type { CalendarDay } from '@dayplate/dates'
import type { WizardStep } from '@dayplate/rules/diet-settings'

/** What the wizard gets from its address, and what it asks of it. */
export interface WizardPageProps {
  readonly today: CalendarDay
  readonly step: WizardStep
  readonly onStep: (step: WizardStep, how: 'forward' | 'back') => void
  /** To the day plan, with nothing changed. */
  readonly onLeave: () => void
  /** To the day plan, or to the introduction before the first one, with every question answered: nobody wants to go back to them. */
  readonly onFinish: (isFirstPlan: boolean) => void
}
