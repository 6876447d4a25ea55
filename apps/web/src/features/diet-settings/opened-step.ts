import { previousStep, WIZARD_STEPS, type WizardStep } from '@dayplate/rules/diet-settings'
import { useEffect, useState } from 'react'

interface OpenedStepInput {
  /** The address's step. */
  readonly wanted: WizardStep
  /** The first step that is not answered well. */
  readonly open: WizardStep
  /** Puts the step that was opened instead of the wanted one into the address. */
  readonly onOtherStep: (step: WizardStep) => void
}

/**
 * The step to show. It is decided when the address changes and stands until then, however the answers change meanwhile: one
 * moves by Next and Back alone.
 */
export function useOpenedStep({ wanted, open, onOtherStep }: OpenedStepInput): WizardStep {
  const [opened, setOpened] = useState(() => ({ wanted, step: reachableStep(wanted, open) }))
  if (opened.wanted !== wanted) setOpened({ wanted, step: reachableStep(wanted, open) })
  const { step } = opened
  useEffect(() => {
    if (opened.wanted === wanted && step !== wanted) onOtherStep(step)
  })
  return step
}

/** A step can be opened by its address only when every question before it is answered; after the last one comes no other. */
export function reachableStep(wanted: WizardStep, open: WizardStep): WizardStep {
  const last = WIZARD_STEPS.indexOf(previousStep('finish'))
  const index = Math.min(WIZARD_STEPS.indexOf(wanted), WIZARD_STEPS.indexOf(open), last)
  return WIZARD_STEPS[index] ?? 'start'
}
