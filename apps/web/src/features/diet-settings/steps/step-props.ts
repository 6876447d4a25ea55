import type { HealthQuestions } from '../use-health-answers.ts'
import type { HealthDataConsent } from '../use-health-data-consent.ts'
import type { Wizard } from '../use-wizard.ts'

/** The props of every question. */
export interface StepProps {
  readonly wizard: Wizard
  readonly health: HealthQuestions
  readonly consent: HealthDataConsent
  /** Called when the user does not consent to the use of health data. */
  readonly onDecline: () => void
}
