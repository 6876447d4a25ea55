import { type FieldErrors, firstOpenStep, previousStep } from '@dayplate/rules/diet-settings'
import { useState } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { useReviewMarker } from './change/use-review-marker.ts'
import { DeclinedPage } from './finish/declined-page.tsx'
import { FailedPage } from './finish/failed-page.tsx'
import { PreparingPage } from './finish/preparing-page.tsx'
import type { PersonSettings } from './first-answers.ts'
import { useOpenedStep } from './opened-step.ts'
import { StartStep } from './steps/start-step.tsx'
import { STEPS } from './steps/steps.tsx'
import { StepFrame } from './step-frame.tsx'
import { targetOf } from './target-of.ts'
import { useHealthAnswers } from './use-health-answers.ts'
import { useHealthDataConsent } from './use-health-data-consent.ts'
import { useGenerate } from './use-generate.ts'
import { useOnward } from './use-onward.ts'
import { useWizard } from './use-wizard.ts'
import type { WizardPageProps } from './wizard-page-props.ts'

interface DietWizardProps extends WizardPageProps {
  readonly me: PersonSettings
}

/**
 * The wizard, from its first question to the finished plan. The address contains the step, and this component stores
 * the answers.
 */
export function DietWizard({ me, today, step: wantedStep, onStep, onLeave, onFinish }: DietWizardProps) {
  const t = useT()
  const wizard = useWizard(me, today)
  const consent = useHealthDataConsent(me.id, me.healthDataConsent.isGiven)
  const confirmations = { health: useHealthAnswers(wizard.answers.sex), consent }
  const [hasDeclined, setDeclined] = useState(false)
  const step = useOpenedStep({
    wanted: wantedStep,
    open: firstOpenStep(wizard.answers, wizard.errors),
    onOtherStep: (other) => onStep(other, 'back'),
  })
  const hasPlan = me.diet.hadEver
  const { state, generate, accept, backToAnswers } = useGenerate(
    { ...wizard, healthDataConsent: consent.isAsked },
    {
      hasPlan,
      onDayPlan(outcome) {
        // The introduction and the day plan announce a first plan, so it needs no toast.
        const isNew = outcome === 'generated'
        if (isNew && hasPlan) showToast({ text: t('diet-settings/changed') })
        onFinish(isNew && !hasPlan)
      },
      onRefused(errors: readonly FieldErrors[]) {
        wizard.showServerErrors(errors)
        onStep(firstOpenStep(wizard.answers, errors), 'back')
      },
    },
  )
  useReviewMarker(state.kind === 'reviewing', backToAnswers)
  const onward = useOnward(step, {
    wizard,
    ...confirmations,
    hasPlan,
    isComparing: state.kind === 'comparing',
    onNext: (next) => onStep(next, 'forward'),
    onPrepare: generate,
  })

  if (state.kind === 'preparing') {
    return <PreparingPage kcal={targetOf(wizard.answers, today, wizard.running)?.firstWeekKcal ?? null} />
  }
  if (state.kind === 'failed') {
    return <FailedPage failure={state.failure} onRetry={generate} onBack={backToAnswers} />
  }
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
      {...onward}
      onBack={() => onStep(previousStep(step), 'back')}
    >
      <Fields wizard={wizard} {...confirmations} onDecline={() => setDeclined(true)} />
      {state.kind === 'reviewing' ? (
        <state.Dialog {...state} onAccept={() => accept(state.change)} onBack={backToAnswers} />
      ) : null}
    </StepFrame>
  )
}
