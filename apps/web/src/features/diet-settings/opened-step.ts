import { previousStep, WIZARD_STEPS, type WizardStep } from '@dayplate/rules/diet-settings'
import { useEffect, useState } from 'react'

interface OpenedStepInput {
  /** The step in the address. */
  readonly wanted: WizardStep
  /** The first step with a missing or invalid answer. */
  readonly open: WizardStep
  /** Called with the opened step if it differs from the wanted one, so that the caller puts it into the address. */
  readonly onOtherStep: (step: WizardStep) => void
}

/**
 * The step to show. It is determined again only when the address changes. Changed answers do not move the user to another step,
 * because only Next and Back do.
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

/** The wanted step, or the first unanswered one before it. The last question is the last step that an address can open. */
export function reachableStep(wanted: WizardStep, open: WizardStep): WizardStep {
  const last = WIZARD_STEPS.indexOf(previousStep('finish'))
  const index = Math.min(WIZARD_STEPS.indexOf(wanted), WIZARD_STEPS.indexOf(open), last)
  return WIZARD_STEPS[index] ?? 'start'
}
