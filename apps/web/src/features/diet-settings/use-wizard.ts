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
  withSuggestedGoalWeight,
  type WizardStep,
} from '@dayplate/rules/diet-settings'
import type { SystemOfMeasures, Weight } from '@dayplate/units'
import { useEffect, useMemo, useState } from 'react'
import { acknowledge } from '../../platform/errors/watched-failures.ts'
import { useTextOf } from '../../platform/i18n/i18n.ts'
import { readKeptChoice } from '../../domain/kept-choice/kept-choice.ts'
import { chooseSystem } from '../../domain/measures/choose-system.ts'
import { type ChosenExclusions, currentExclusions } from './exclusions/chosen-exclusions.ts'
import {
  firstAnswers,
  firstEnteredGoals,
  type PersonSettings,
  startDateAhead,
  withKeptChoice,
} from './first-answers.ts'
import { type StepNeed, stepNeed } from './step-need.ts'
import { type Opinion, useServerCheck } from './use-server-check.ts'
import { readDraft, type WizardDraft, writeDraft } from './wizard-draft.ts'

export type Wizard = ReturnType<typeof useWizard>

/** The answers of the wizard, their errors, and functions that change them. */
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
    ...factsOf(me),
    answers,
    exclusions,
    system,
    errors,
    /** The initial values that untouched fields show. They are not answers. */
    resting,
    change: (next: DietSettingsAnswers) => setDraft(withSuggestion({ ...draft, answers: next })),
    /** A diet that does not allow every goal clears the chosen goal, which then counts as untouched and shows no error yet. */
    chooseDiet(dietId: DietId) {
      const next = withDiet(answers, dietId)
      setDraft({ ...draft, answers: next })
      if (next.dietMode === null) setTouched((all) => new Set([...all].filter((field) => !GOAL_FIELDS.has(field))))
    },
    chooseMode(mode: DietMode) {
      setDraft({ ...draft, answers: withMode(answers, mode, enteredGoals) })
      touch('dietMode', 'goalWeight.value')
    },
    /** For a goal from the example day, which was chosen before the questions about the body. */
    suggestGoalWeight: () => setDraft(withSuggestion),
    changeGoalWeight(goalWeight: Weight | null) {
      const next = { ...answers, goalWeight }
      setDraft({ ...draft, answers: next, enteredGoals: withEnteredGoal(enteredGoals, next) })
      touch('goalWeight.value')
    },
    /** Exclusions count as touched at once, so that the gateway's error about too few meals shows without delay. */
    changeExclusions(next: ChosenExclusions) {
      setDraft({ ...draft, exclusions: next })
      touch('exclusions.foodIds', 'exclusions')
    },
    changeSystem(next: SystemOfMeasures) {
      setDraft({ ...draft, system: next })
      storeSystem(next)
    },
    /** Called when the user leaves a field. Its errors show from then on, and the gateway checks the answers at once. */
    leave(...fields: DietSettingsField[]) {
      // A field that still shows its initial value stays untouched, because leaving it is not a wrong answer.
      touch(...fields.filter((field) => !isResting(field, resting)))
      void server.checkNow()
    },
    touch,
    errorOf: (field: DietSettingsField) => {
      // Once the user stops typing, an untouched field also shows the error that blocks the Next button, unless it is empty.
      const isShown = touched.has(field) || (server.isSettled && !missingFields(answers).includes(field))
      const key = isShown ? errorKey(field, { answers, errors, resting }) : undefined
      return key === undefined ? undefined : textOf(key)
    },
    canGoNext: (step: WizardStep) => canGoNext(step, answers, errors),
    needOf: (step: WizardStep): StepNeed | null => stepNeed(step, answers, errors),
    /** Lets the gateway check the answers and returns the errors of one step, or the failure. */
    async askAbout(step: WizardStep): Promise<Opinion> {
      const opinion = await server.checkNow()
      return opinion.kind === 'failed' ? opinion : { ...opinion, data: errorsOfStep(step, opinion.data) }
    },
    showServerErrors: server.showServerErrors,
  }
}

/** A goal weight that was only suggested follows the answers about the body. */
const withSuggestion = (draft: WizardDraft): WizardDraft => ({
  ...draft,
  answers: withSuggestedGoalWeight(draft.answers, draft.enteredGoals),
})

/** Stores the system for all screens. A failure is ignored, because the wizard's own fields have already switched. */
function storeSystem(system: SystemOfMeasures): void {
  void chooseSystem(system).then((sent) => sent.kind === 'failed' && acknowledge(sent.failure))
}

const factsOf = (me: PersonSettings) => ({
  running: runningPlan(me),
  /** Whether a Yes to a question about health has a plan to end. */
  canBeStopped: me.diet.hadEver && me.diet.stoppedAt === null,
  lastWeighing: lastWeighing(me),
})

/** An earlier activity level counts as touched. Other changes can make it invalid, and the user would not touch it to see why. */
const givenBefore = ({ activityLevel }: DietSettingsAnswers): ReadonlySet<string> =>
  new Set<DietSettingsField>(activityLevel == null ? [] : ['activityLevel'])

/** The newest weight and its date. Null if there is none. */
function lastWeighing({ lastWeight, lastWeightOn }: PersonSettings) {
  const date = parseCalendarDay(lastWeightOn)
  return lastWeight === null || date === null ? null : { weight: lastWeight, date }
}

/** The current plan, which the new settings replace. Null if there is none. */
function runningPlan({ diet: { mode, phasesFrom } }: PersonSettings): RunningPlan | null {
  const from = parseCalendarDay(phasesFrom)
  return mode === null || from === null ? null : { mode, phasesFrom: from }
}
const GOAL_FIELDS: ReadonlySet<string> = new Set(STEP_FIELDS.goal)

/** The draft of this tab, which may be open since an earlier day. A start date that is not after today is moved to tomorrow. */
function keptDraft(userId: string, today: CalendarDay): WizardDraft | null {
  const draft = readDraft(userId)
  if (draft?.answers.startDate == null) return draft
  return { ...draft, answers: { ...draft.answers, startDate: startDateAhead(draft.answers.startDate, today) } }
}

const firstDraft = (me: PersonSettings, today: CalendarDay): WizardDraft => ({
  userId: me.id,
  answers: withKeptChoice(firstAnswers(me, today), { hadEver: me.diet.hadEver, kept: readKeptChoice() }),
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

/** Fields that the user answers by choosing one of several options. */
const CHOICES: ReadonlySet<DietSettingsField> = new Set(['dietId', 'sex', 'dietMode', 'activityLevel'])

/** Errors of fields that show an initial value. "Required" would not help beside a field that looks filled in. */
const RESTING_ERRORS: Partial<Record<DietSettingsField, PlainMessageId>> = {
  dateOfBirth: 'diet-settings/validation/date-of-birth-resting',
  'height.value': 'diet-settings/validation/height-resting',
}

const isResting = (field: DietSettingsField, { dateOfBirth, height }: Partial<RestingAnswers>): boolean =>
  (field === 'dateOfBirth' && dateOfBirth !== undefined) || (field === 'height.value' && height !== undefined)

/** Merges the errors of the page and the server. For a field with an error of the page, the server's errors are left out. */
function mergeErrors(own: readonly FieldErrors[], servers: readonly FieldErrors[]): readonly FieldErrors[] {
  const ownFields = new Set(own.map((error) => error.fieldName))
  return [...own, ...servers.filter((error) => !ownFields.has(error.fieldName))]
}
