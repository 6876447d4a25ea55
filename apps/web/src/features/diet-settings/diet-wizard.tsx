import {
  type FieldErrors,
  firstOpenStep,
  nextStep,
  previousStep,
  STEP_FIELDS,
  WIZARD_STEPS,
  type WizardStep,
} from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { DeclinedPage } from './finish/declined-page.tsx'
import { FailedPage } from './finish/failed-page.tsx'
import { PreparingPage } from './finish/preparing-page.tsx'
import type { PersonSettings } from './first-answers.ts'
import { StartStep } from './steps/start-step.tsx'
import { STEPS } from './steps/steps.tsx'
import { StepFrame } from './step-frame.tsx'
import { targetOf } from './target-of.ts'
import { revealFirstFault } from './reveal-first-fault.ts'
import { useConsents } from './use-consents.ts'
import { useGenerate } from './use-generate.ts'
import { useWizard } from './use-wizard.ts'
import type { WizardPageProps } from './wizard-page-props.ts'

interface DietWizardProps extends WizardPageProps {
  readonly me: PersonSettings
}

/** From the first question to the finished plan. The step is the address's, the answers are this component's. */
export function DietWizard({ me, today, step: wantedStep, onStep, onLeave }: DietWizardProps) {
  const t = useT()
  const wizard = useWizard(me, today)
  const consents = useConsents()
  const [hasDeclined, setDeclined] = useState(false)
  const step = reachableStep(wantedStep, firstOpenStep(wizard.answers, wizard.errors))
  const { state, generate, backToAnswers } = useGenerate(wizard, {
    onDayPlan(outcome) {
      if (outcome === 'generated') showToast({ text: t('diet-settings/changed') })
      onLeave()
    },
    onRefused(errors: readonly FieldErrors[]) {
      wizard.showRefusal(errors)
      onStep(firstOpenStep(wizard.answers, errors), 'back')
    },
  })
  const goOn = useSingleFlight(async () => {
    wizard.touch(...STEP_FIELDS[step])
    if (!(await wizard.passes(step))) return revealFirstFault()
    if (nextStep(step) !== 'finish') return onStep(nextStep(step), 'forward')
    if (consents.accept()) generate()
    else revealFirstFault()
  })

  if (state === 'preparing')
    return <PreparingPage kcal={targetOf(wizard.answers, today)?.targets.target.kcal ?? null} />
  if (state === 'failed') return <FailedPage onRetry={generate} onBack={backToAnswers} />
  if (hasDeclined) return <DeclinedPage onBack={() => setDeclined(false)} />
  if (step === 'start' || step === 'finish') {
    return <StartStep me={me} onBegin={() => onStep('diet-id', 'forward')} onLeave={onLeave} />
  }
  const { Fields, title, text } = STEPS[step]
  return (
    <StepFrame
      key={step}
      step={step}
      title={t(title)}
      text={text(wizard, t)}
      canGoNext={wizard.canGoNext(step)}
      onNext={() => void goOn()}
      onBack={() => onStep(previousStep(step), 'back')}
    >
      <Fields wizard={wizard} consents={consents} onDecline={() => setDeclined(true)} />
    </StepFrame>
  )
}

/** A step can be opened by its address only when every question before it is answered. */
function reachableStep(wanted: WizardStep, open: WizardStep): WizardStep {
  const index = Math.min(WIZARD_STEPS.indexOf(wanted), WIZARD_STEPS.indexOf(open))
  return WIZARD_STEPS[index] ?? 'start'
}
