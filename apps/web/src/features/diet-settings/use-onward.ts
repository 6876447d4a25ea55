import { nextStep, type WizardStep } from '@dayplate/rules/diet-settings'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { onwardNeed } from './onward-need.ts'
import { type NextStepInput, useNextStep } from './use-next-step.ts'
import { useStopPlan } from './use-stop-plan.ts'

interface OnwardInput extends NextStepInput {
  readonly hasPlan: boolean
  /** Whether the gateway is comparing the plan with the new one. */
  readonly isComparing: boolean
}

/** The button that continues from a step, as `StepFrame` takes it. After a Yes to a question about health it ends the plan. */
export function useOnward(step: WizardStep, { hasPlan, isComparing, ...input }: OnwardInput) {
  const t = useT()
  const language = useLanguage()
  const { goOn, isChecking, failure } = useNextStep(step, input)
  const { stop, isStopping, failure: stopFailure } = useStopPlan()
  const { wizard, health, consent } = input
  const isLast = nextStep(step) === 'finish'
  if (isLast && wizard.canBeStopped && health.outcome.kind === 'no-plan') {
    return {
      onwardText: t('diet-settings/end-plan'),
      canGoNext: true,
      need: null,
      note: t('diet-settings/health/end-plan'),
      isChecking: isStopping,
      failure: stopFailure,
      onNext: stop,
    }
  }
  const need = onwardNeed(step, { need: wizard.needOf(step), health, consent }, { t, language })
  return {
    onwardText: t(onwardText(isLast, hasPlan)),
    canGoNext: need === null,
    need,
    note: null,
    isChecking: isChecking || isComparing,
    failure,
    onNext: goOn,
  }
}

/** The text of the button. After the last question it makes a first plan, or compares the plan with the new one. */
function onwardText(isLast: boolean, hasPlan: boolean) {
  if (!isLast) return 'diet-settings/next'
  return hasPlan ? 'diet-settings/compare' : 'diet-settings/prepare'
}
