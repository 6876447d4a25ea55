import { type DietSettingsAnswers, nextStep, STEP_FIELDS, type WizardStep } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { revealFirstError } from '../../platform/form/reveal-first-error.ts'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import type { HealthQuestions } from './use-health-answers.ts'
import type { HealthDataConsent } from './use-health-data-consent.ts'
import type { Wizard } from './use-wizard.ts'

export interface NextStepInput {
  readonly wizard: Wizard
  readonly health: HealthQuestions
  readonly consent: HealthDataConsent
  readonly onNext: (step: WizardStep) => void
  readonly onPrepare: () => void
}

/** Continues to the next step, or makes the plan after the last one, once the page and the gateway find no errors in the step. */
export function useNextStep(step: WizardStep, { wizard, health, consent, onNext, onPrepare }: NextStepInput) {
  const [failed, setFailed] = useState<{ readonly answers: DietSettingsAnswers; readonly failure: Failure } | null>(
    null,
  )
  const [isChecking, setChecking] = useState(false)
  const isLast = nextStep(step) === 'finish'
  const goOn = useSingleFlight(async () => {
    setFailed(null)
    // After a Yes nothing else is asked or sent. The text at the button says that there is no plan.
    if (isLast && health.outcome.kind === 'no-plan') return
    wizard.touch(...STEP_FIELDS[step])
    const isConfirmed = !isLast || [health.accept(), consent.accept()].every(Boolean)
    if (!wizard.canGoNext(step) || !isConfirmed) return revealFirstError()
    setChecking(true)
    const opinion = await wizard.askAbout(step)
    setChecking(false)
    if (opinion.kind === 'answered' && opinion.data.length > 0) return revealFirstError()
    // After the last step a failed check is ignored, because making the plan checks again and shows its own failure.
    if (opinion.kind === 'failed' && !isLast) return setFailed({ answers: wizard.answers, failure: opinion.failure })
    if (isLast) return onPrepare()
    wizard.suggestGoalWeight()
    onNext(nextStep(step))
  })
  return { goOn: () => void goOn(), isChecking, failure: failed?.answers === wizard.answers ? failed.failure : null }
}
