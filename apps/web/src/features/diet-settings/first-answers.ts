import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import {
  type DietSettingsAnswers,
  type EnteredGoals,
  startDateWindow,
  withEnteredGoal,
} from '@dayplate/rules/diet-settings'
import { isWeightNeeded } from '@dayplate/rules/goal'
import type { DietSettingsQuery } from './diet-settings.gen.ts'

export type PersonSettings = DietSettingsQuery['me']

/** What the wizard starts with: the person's settings, and tomorrow to begin on. What they never said stays unanswered. */
export function firstAnswers(me: PersonSettings, today: CalendarDay): DietSettingsAnswers {
  const height = measure(me.height)
  return {
    sex: me.sex,
    // Absent rather than null: their controls rest at the defaults until somebody touches them.
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

/** The goal that is set now, so that it is there again for who looks at another one and comes back. */
export function firstEnteredGoals({ diet, goalWeight }: PersonSettings): EnteredGoals {
  return withEnteredGoal({}, { dietMode: diet.mode, goalWeight: measure(goalWeight) })
}

/** A chosen start date, or tomorrow where there is none and where time has gone past it. Text that is no date stays to be corrected. */
export function startDateAhead(chosen: string | null, today: CalendarDay): string {
  const { first } = startDateWindow(today)
  const day = parseCalendarDay(chosen)
  if (chosen === null || (day !== null && day < first)) return first
  return chosen
}

/** A weight that no plan rests on any more is asked for, not handed back as an answer (docs/decisions/0018). */
function currentWeight({ lastWeight, lastWeightOn, weight }: PersonSettings, today: CalendarDay) {
  if (isWeightNeeded(parseCalendarDay(lastWeightOn), today)) return null
  // What was weighed since the last wizard is nearer than what it was told.
  return measure(lastWeight ?? weight)
}

/** Value and unit alone: the type name that the gateway's answer carries is none of its inputs' fields. */
function measure<Unit extends string>(measured: { readonly value: number; readonly unit: Unit } | null) {
  return measured === null ? null : { value: measured.value, unit: measured.unit }
}
