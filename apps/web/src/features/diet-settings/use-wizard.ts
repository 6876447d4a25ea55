import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import type { PlainMessageId } from '@dayplate/messages'
import type { DietMode } from '@dayplate/nutrition'
import {
  canGoNext,
  checkDietSettings,
  type DietId,
  type DietSettingsAnswers,
  type DietSettingsField,
  errorsOfStep,
  type FieldErrors,
  missingFields,
  type RestingAnswers,
  restingAnswers,
  type RunningPlan,
  STEP_FIELDS,
  withDiet,
  withEnteredGoal,
  withMode,
  type WizardStep,
} from '@dayplate/rules/diet-settings'
import type { SystemOfMeasures, Weight } from '@dayplate/units'
import { useEffect, useMemo, useState } from 'react'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { useTextOf } from '../../platform/i18n/i18n.ts'
import { chooseSystem } from '../../domain/measures/choose-system.ts'
import { type ChosenExclusions, currentExclusions } from './exclusions/chosen-exclusions.ts'
import { firstAnswers, firstEnteredGoals, type PersonSettings, startDateAhead } from './first-answers.ts'
import { mergeErrors } from './merge-errors.ts'
import { type StepNeed, stepNeed } from './step-need.ts'
import { type Opinion, useServerCheck } from './use-server-check.ts'
import { readDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

export type Wizard = ReturnType<typeof useWizard>

/** The answers of the wizard, what is wrong with them, and how they are changed. */
export function useWizard(me: PersonSettings, today: CalendarDay) {
  const textOf = useTextOf()
  const [draft, setDraft] = useState<WizardDraft>(() => keptDraft(me.id, today) ?? firstDraft(me, today))
  const { answers, exclusions, system, enteredGoals } = draft
  const resting = restingAnswers(answers, system)
  const [touched, setTouched] = useState<ReadonlySet<string>>(() => givenBefore(answers))
  const server = useServerCheck(useMemo(() => ({ answers, exclusions }), [answers, exclusions]))
  const errors = mergeErrors(checkDietSettings(answers, { today }), server.errors)
  useEffect(() => writeDraft(draft), [draft])
  const touch = (...fields: DietSettingsField[]) => setTouched((all) => new Set([...all, ...fields]))

  return {
    today,
    running: runningPlan(me),
    lastWeighing: lastWeighing(me),
    answers,
    exclusions,
    system,
    errors,
    /** What the controls of untouched questions show, which is no answer yet. */
    resting,
    change: (next: DietSettingsAnswers) => setDraft({ ...draft, answers: next }),
    /** Chooses a diet. Clears a goal that it does not allow, and marks that question as untouched, so that it shows no error. */
    chooseDiet(dietId: DietId) {
      const next = withDiet(answers, dietId)
      setDraft({ ...draft, answers: next })
      if (next.dietMode === null) setTouched((all) => new Set([...all].filter((field) => !GOAL_FIELDS.has(field))))
    },
    chooseMode(mode: DietMode) {
      setDraft({ ...draft, answers: withMode(answers, mode, enteredGoals) })
      touch('dietMode', 'goalWeight.value')
    },
    changeGoalWeight(goalWeight: Weight | null) {
      const next = { ...answers, goalWeight }
      setDraft({ ...draft, answers: next, enteredGoals: withEnteredGoal(enteredGoals, next) })
      touch('goalWeight.value')
    },
    /** What is left out has no error of its own to wait for: too little to eat shows at once. */
    changeExclusions(next: ChosenExclusions) {
      setDraft({ ...draft, exclusions: next })
      touch('exclusions.foodIds', 'exclusions')
    },
    changeSystem(next: SystemOfMeasures) {
      setDraft({ ...draft, system: next })
      // Also for every other screen. The wizard goes on without an answer: the switch itself has worked.
      void chooseSystem(next).then((sent) => sent.kind === 'failed' && acknowledge(sent.failure))
    },
    /** A field was left: its errors show from now on, and the gateway is asked at once. */
    leave(...fields: DietSettingsField[]) {
      // To go past a question that rests is not to answer it wrongly.
      touch(...fields.filter((field) => !isResting(field, resting)))
      void server.checkNow()
    },
    touch,
    errorOf: (field: DietSettingsField) => {
      // A field that is still being typed in says what greys the way on as well, once the typing rests; not that it is empty.
      const isShown = touched.has(field) || (server.isSettled && !missingFields(answers).includes(field))
      const key = isShown ? errorKey(field, { answers, errors, resting }) : undefined
      return key === undefined ? undefined : textOf(key)
    },
    canGoNext: (step: WizardStep) => canGoNext(step, answers, errors),
    needOf: (step: WizardStep): StepNeed | null => stepNeed(step, answers, errors),
    /** What the gateway finds wrong with a step, if it can be asked. */
    async askAbout(step: WizardStep): Promise<Opinion> {
      const opinion = await server.checkNow()
      return opinion.kind === 'failed' ? opinion : { ...opinion, data: errorsOfStep(step, opinion.data) }
    },
    showServerErrors: server.showServerErrors,
  }
}

/** An activity level of before may no longer do for what is changed now, and nobody would touch it to be told why. */
const givenBefore = ({ activityLevel }: DietSettingsAnswers): ReadonlySet<string> =>
  new Set<DietSettingsField>(activityLevel == null ? [] : ['activityLevel'])

/** The newest weight and its day; null where there is none. */
function lastWeighing({ lastWeight, lastWeightOn }: PersonSettings) {
  const date = parseCalendarDay(lastWeightOn)
  return lastWeight === null || date === null ? null : { weight: lastWeight, date }
}

/** The plan that new settings follow; null where none runs. */
function runningPlan({ diet: { mode, phasesFrom } }: PersonSettings): RunningPlan | null {
  const from = parseCalendarDay(phasesFrom)
  return mode === null || from === null ? null : { mode, phasesFrom: from }
}
const GOAL_FIELDS: ReadonlySet<string> = new Set(STEP_FIELDS.goal)

/** The answers of before, in a tab that may have stood open since yesterday. */
function keptDraft(userId: string, today: CalendarDay): WizardDraft | null {
  const draft = readDraft(userId)
  if (draft?.answers.startDate == null) return draft
  return { ...draft, answers: { ...draft.answers, startDate: startDateAhead(draft.answers.startDate, today) } }
}

const firstDraft = (me: PersonSettings, today: CalendarDay): WizardDraft => ({
  userId: me.id,
  answers: firstAnswers(me, today),
  enteredGoals: firstEnteredGoals(me),
  exclusions: currentExclusions(me),
  system: me.systemOfMeasures,
})

interface Judged {
  readonly answers: DietSettingsAnswers
  readonly errors: readonly FieldErrors[]
  readonly resting: Partial<RestingAnswers>
}

function errorKey(field: DietSettingsField, { answers, errors, resting }: Judged) {
  if (isResting(field, resting)) return RESTING_ERRORS[field]
  if (missingFields(answers).includes(field))
    return CHOICES.has(field) ? 'validation/choice-required' : 'validation/required'
  return errors.find((error) => error.fieldName === field)?.messages[0]
}

/** Answered by picking one of several; nothing is typed. */
const CHOICES: ReadonlySet<DietSettingsField> = new Set(['dietId', 'sex', 'dietMode', 'activityLevel'])

/** Said of a control that shows a value nobody gave: "required" would be no help beside it. */
const RESTING_ERRORS: Partial<Record<DietSettingsField, PlainMessageId>> = {
  dateOfBirth: 'diet-settings/validation/date-of-birth-resting',
  'height.value': 'diet-settings/validation/height-resting',
}

const isResting = (field: DietSettingsField, { dateOfBirth, height }: Partial<RestingAnswers>): boolean =>
  (field === 'dateOfBirth' && dateOfBirth !== undefined) || (field === 'height.value' && height !== undefined)
