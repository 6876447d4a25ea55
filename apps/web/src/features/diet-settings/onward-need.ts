import type { Translate } from '@dayplate/messages'
import { nextStep, type WizardStep } from '@dayplate/rules/diet-settings'
import type { HealthOutcome } from './health-answers.ts'
import { needText, type StepNeed } from './step-need.ts'

interface StepState {
  readonly need: StepNeed | null
  readonly health: { readonly outcome: HealthOutcome }
  readonly consent: { readonly isMissing: boolean }
}

interface Wording {
  readonly t: Translate
  readonly language: string
}

/** The text that says why the user cannot continue from a step. Null if nothing is in the way. */
export function onwardNeed(step: WizardStep, state: StepState, wording: Wording): string | null {
  const isLast = nextStep(step) === 'finish'
  // A Yes comes first, because no other answer can lead to a plan then.
  if (isLast && state.health.outcome.kind === 'no-plan') return wording.t('diet-settings/health/no-plan')
  if (state.need !== null) return needText(state.need, wording)
  return isLast ? confirmationNeed(state, wording.t) : null
}

function confirmationNeed({ health: { outcome }, consent }: StepState, t: Translate): string | null {
  if (outcome.kind === 'open') return t('diet-settings/need/questions', { count: outcome.unanswered.length })
  return consent.isMissing ? t('diet-settings/need/ticks') : null
}
