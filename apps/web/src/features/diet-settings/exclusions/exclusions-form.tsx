import { type FormEvent, useState } from 'react'
import { FailureAlert } from '../../../platform/failure-alert/failure-alert.tsx'
import { revealFirstError } from '../../../platform/form/reveal-first-error.ts'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import type { PersonSettings } from '../first-answers.ts'
import { type ChosenExclusions, currentExclusions, isNothing } from './chosen-exclusions.ts'
import { ExclusionFields } from './exclusion-fields.tsx'
import { ExclusionsDialog } from './exclusions-dialog.tsx'
import styles from './exclusions-page.module.css'
import { MealsLeft } from './meals-left-note.tsx'
import { type ExclusionsChange, useExclusionsChange } from './use-exclusions-change.ts'

interface ExclusionsFormProps {
  readonly me: PersonSettings
  /** Leaves the page: to the plan if the user has one, or else to the settings. */
  readonly onLeave: (to: 'plan' | 'settings') => void
}

/** A form for the exclusions and the consent that they need. It shows the changed days before it saves. */
export function ExclusionsForm({ me, onLeave }: ExclusionsFormProps) {
  const t = useT()
  const [chosen, setChosen] = useState<ChosenExclusions>(() => currentExclusions(me))
  const hasPlan = me.diet.phasesFrom !== null
  const leave = () => onLeave(hasPlan ? 'plan' : 'settings')
  const consent = useConsent(!isNothing(chosen))
  const { state, ask, accept, goBack } = useExclusionsChange((hasChangedDays) => {
    showToast({ text: t(savedText({ hasPlan, hasChangedDays })) })
    leave()
  })
  const change = (next: ChosenExclusions) => {
    setChosen(next)
    goBack()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (consent.accept()) void ask(chosen)
    else revealFirstError()
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ExclusionFields
        chosen={chosen}
        dietId={state.kind === 'impossible' ? null : me.diet.id}
        onChange={change}
        error={useErrorText(state)}
      />
      {state.kind === 'impossible' ? <Impossible state={state} /> : null}
      {consent.isNeeded ? (
        <Checkbox label={t('exclusions/consent')} name="healthDataConsent" isRequired {...consent.field} />
      ) : null}
      {state.kind === 'failed' ? <FailureAlert failure={state.failure} /> : null}
      <div className={styles.actions}>
        <Button type="submit" size="large" isBlock isLoading={state.kind === 'asking'}>
          {t('exclusions/save')}
        </Button>
        <Button kind="quiet" isBlock onClick={leave}>
          {t('exclusions/back')}
        </Button>
      </div>
      {state.kind === 'reviewing' ? (
        <ExclusionsDialog {...state} onAccept={() => void accept(chosen)} onBack={goBack} />
      ) : null}
    </form>
  )
}

function savedText({ hasPlan, hasChangedDays }: { readonly hasPlan: boolean; readonly hasChangedDays: boolean }) {
  if (!hasPlan) return 'exclusions/saved-later'
  return hasChangedDays ? 'exclusions/saved-plan' : 'exclusions/saved'
}

/** The consent that every save with exclusions needs, because they are health data. The tick is not remembered. */
function useConsent(isNeeded: boolean) {
  const t = useT()
  const [isGiven, setGiven] = useState(false)
  const [wasAsked, setAsked] = useState(false)
  const error = wasAsked && !isGiven ? t('diet-settings/validation/consent-required') : undefined
  return {
    isNeeded,
    field: { value: isGiven, onChange: setGiven, error },
    accept(): boolean {
      setAsked(true)
      return isGiven || !isNeeded
    },
  }
}

function useErrorText(state: ExclusionsChange): string | undefined {
  const textOf = useTextOf()
  const message = state.kind === 'refused' ? state.errors[0]?.messages[0] : undefined
  return message === undefined ? undefined : textOf(message)
}

function Impossible({ state }: { readonly state: Extract<ExclusionsChange, { kind: 'impossible' }> }) {
  const t = useT()
  return (
    <>
      <Alert kind="danger">{t('diet-settings/validation/too-few-meals')}</Alert>
      <MealsLeft mealsLeft={state.preview.mealsLeft} />
    </>
  )
}
