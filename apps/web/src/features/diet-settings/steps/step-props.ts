import type { Consents } from '../use-consents.ts'
import type { Wizard } from '../use-wizard.ts'

/** The props of every question. */
export interface StepProps {
  readonly wizard: Wizard
  readonly consents: Consents
  /** Called when the user cannot confirm the health statement. */
  readonly onDecline: () => void
}
