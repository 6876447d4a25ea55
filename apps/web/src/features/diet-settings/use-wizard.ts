import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import {
  canGoNext,
  checkDietSettings,
  type DietId,
  type DietSettingsAnswers,
  type DietSettingsField,
  errorsOfStep,
  type FieldErrors,
  missingFields,
  type RunningPlan,
  STEP_FIELDS,
  withDiet,
  type WizardStep,
} from '@dayplate/rules/diet-settings'
import type { SystemOfMeasures } from '@dayplate/units'
import { useEffect, useMemo, useState } from 'react'
import { markHandled } from '../../platform/errors/watched-failures.ts'
import { useTextOf } from '../../platform/i18n/i18n.ts'
import { chooseSystem } from '../../platform/measures/choose-system.ts'
import { type ChosenExclusions, currentExclusions } from './exclusions/chosen-exclusions.ts'
import { firstAnswers, type PersonSettings } from './first-answers.ts'
import { mergeErrors } from './merge-errors.ts'
import { type Opinion, useServerCheck } from './use-server-check.ts'
import { readDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

export type Wizard = ReturnType<typeof useWizard>

/** The answers of the wizard, what is wrong with them, and how they are changed. */
export function useWizard(me: PersonSettings, today: CalendarDay) {
  const textOf = useTextOf()
  const [draft, setDraft] = useState<WizardDraft>(() => readDraft(me.id) ?? firstDraft(me, today))
  const { answers, exclusions, system } = draft
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => givenBefore(answers))
  const server = useServerCheck(useMemo(() => ({ answers, exclusions }), [answers, exclusions]))
  const errors = mergeErrors(checkDietSettings(answers, { today }), server.errors)
  useEffect(() => writeDraft(draft), [draft])
  const touch = (...fields: DietSettingsField[]) => setTouched((all) => new Set([...all, ...fields]))

  return {
    today,
    running: runningPlan(me),
    answers,
    exclusions,
    system,
    errors,
    change: (next: DietSettingsAnswers) => setDraft({ ...draft, answers: next }),
    /** A goal that does not go with the diet is cleared: a question anew, not one that was left unanswered. */
    chooseDiet(dietId: DietId) {
      const next = withDiet(answers, dietId)
      setDraft({ ...draft, answers: next })
      if (next.dietMode === null) setTouched((all) => new Set([...all].filter((field) => !GOAL_FIELDS.has(field))))
    },
    /** What is left out has no fault of its own to wait for: too little to eat shows at once. */
    changeExclusions(next: ChosenExclusions) {
      setDraft({ ...draft, exclusions: next })
      touch('exclusions.foodIds', 'exclusions')
    },
    changeSystem(next: SystemOfMeasures) {
      setDraft({ ...draft, system: next })
      // Also for every other screen. The wizard goes on without an answer: the switch itself has worked.
      void chooseSystem(next).then((sent) => sent.kind === 'failed' && markHandled(sent.failure))
    },
    /** A field was left: its faults show from now on, and the gateway is asked at once. */
    leave(...fields: DietSettingsField[]) {
      touch(...fields)
      void server.checkNow()
    },
    touch,
    faultOf: (field: DietSettingsField) => {
      // A field that is still being typed in says what greys the way on as well, once the typing rests; not that it is empty.
      const isShown = touched.has(field) || (server.isSettled && !missingFields(answers).includes(field))
      const key = isShown ? faultKey(field, answers, errors) : undefined
      return key === undefined ? undefined : textOf(key)
    },
    canGoNext: (step: WizardStep) => canGoNext(step, answers, errors),
    /** What the gateway finds wrong with a step, if it can be asked. */
    async askAbout(step: WizardStep): Promise<Opinion> {
      const opinion = await server.checkNow()
      return opinion.kind === 'failed' ? opinion : { ...opinion, errors: errorsOfStep(step, opinion.errors) }
    },
    showRefusal: server.showRefusal,
  }
}

/** An activity level of before may no longer do for what is changed now, and nobody would touch it to be told why. */
const givenBefore = ({ activityLevel }: DietSettingsAnswers): ReadonlySet<string> =>
  new Set<DietSettingsField>(activityLevel == null ? [] : ['activityLevel'])

/** The plan that new settings follow; null where none runs. */
function runningPlan({ diet: { mode, phasesFrom } }: PersonSettings): RunningPlan | null {
  const from = parseCalendarDay(phasesFrom)
  return mode === null || from === null ? null : { mode, phasesFrom: from }
}
const GOAL_FIELDS: ReadonlySet<string> = new Set(STEP_FIELDS.goal)

const firstDraft = (me: PersonSettings, today: CalendarDay): WizardDraft => ({
  userId: me.id,
  answers: firstAnswers(me, today),
  exclusions: currentExclusions(me),
  system: me.systemOfMeasures,
})

function faultKey(field: DietSettingsField, answers: DietSettingsAnswers, errors: readonly FieldErrors[]) {
  if (missingFields(answers).includes(field)) return 'validation/required'
  return errors.find((error) => error.fieldName === field)?.messages[0]
}
