import type { Consents } from '../use-consents.ts'
import type { Wizard } from '../use-wizard.ts'

/** What every question gets. */
export interface StepProps {
  readonly wizard: Wizard
  readonly consents: Consents
  /** The person cannot confirm what a plan asks for. */
  readonly onDecline: () => void
}
