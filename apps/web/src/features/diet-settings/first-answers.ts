import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import {
  type DietSettingsAnswers,
  type EnteredGoals,
  startDateWindow,
  withEnteredGoal,
} from '@dayplate/rules/diet-settings'
import type { KeptChoice } from '../../domain/kept-choice/kept-choice.ts'
import { isWeightNeeded } from '@dayplate/rules/goal'
import type { DietSettingsQuery } from './diet-settings.gen.ts'

export type PersonSettings = DietSettingsQuery['me']

/** The wizard's first answers: the user's settings, and tomorrow as the start date. Settings that are not set stay unanswered. */
export function firstAnswers(me: PersonSettings, today: CalendarDay): DietSettingsAnswers {
  const height = measure(me.height)
  return {
    sex: me.sex,
    // Absent instead of null, so that their fields show initial values until the user touches them.
    ...(me.birthDate !== null && { dateOfBirth: me.birthDate }),
    ...(height !== null && { height }),
    weight: currentWeight(me, today),
    goalWeight: measure(me.goalWeight),
    dietId: me.diet.id,
    dietMode: me.diet.mode,
    activityLevel: me.diet.activityLevel,
    startDate: startDateAhead(me.diet.startDate, today),
  }
}

/**
 * The first answers with what the user kept from the example day, as a visitor. It answers only questions that are open. An earlier
 * plan's answers stay, because they are newer or better known than a choice made in passing.
 */
export function withKeptChoice(
  answers: DietSettingsAnswers,
  { hadEver, kept }: { readonly hadEver: boolean; readonly kept: KeptChoice | null },
): DietSettingsAnswers {
  if (hadEver || kept === null || answers.dietId != null || answers.dietMode != null) return answers
  const { dietId, dietMode, activityLevel } = kept
  return { ...answers, dietId, dietMode, activityLevel: answers.activityLevel ?? activityLevel }
}

/** The current goal weight under its mode, so that it returns if the user tries another goal and then chooses this one again. */
export function firstEnteredGoals({ diet, goalWeight }: PersonSettings): EnteredGoals {
  return withEnteredGoal({}, { dietMode: diet.mode, goalWeight: measure(goalWeight) })
}

/** The chosen start date, or tomorrow if there is none or it is not after today. The user corrects other invalid values. */
export function startDateAhead(chosen: string | null, today: CalendarDay): string {
  const { first } = startDateWindow(today)
  const day = parseCalendarDay(chosen)
  if (chosen === null || (day !== null && day < first)) return first
  return chosen
}

/** The newest weight. Null if it is too old for a plan, so that the wizard asks for a new one (docs/decisions/0018). */
function currentWeight({ lastWeight, lastWeightOn, weight }: PersonSettings, today: CalendarDay) {
  if (isWeightNeeded(parseCalendarDay(lastWeightOn), today)) return null
  // A weight measured since the last wizard is newer than the answer given in that wizard.
  return measure(lastWeight ?? weight)
}

/** Keeps only value and unit. The gateway's answer also has a type name, which its inputs do not accept. */
function measure<Unit extends string>(measured: { readonly value: number; readonly unit: Unit } | null) {
  return measured === null ? null : { value: measured.value, unit: measured.unit }
}
