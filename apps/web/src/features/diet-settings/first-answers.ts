import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { defaultAnswers, type DietSettingsAnswers, startDateWindow } from '@dayplate/rules/diet-settings'
import type { DietSettingsQuery } from './diet-settings.gen.ts'

export type PersonSettings = DietSettingsQuery['me']

/** What the wizard starts with: the person's settings, and the defaults for what they never said. */
export function firstAnswers(me: PersonSettings, today: CalendarDay): DietSettingsAnswers {
  const defaults = defaultAnswers(me.systemOfMeasures)
  return {
    sex: me.sex,
    dateOfBirth: me.birthDate ?? defaults.dateOfBirth,
    height: measure(me.height) ?? defaults.height,
    // What was weighed since the last wizard is nearer than what it was told.
    weight: measure(me.lastWeight ?? me.weight),
    goalWeight: measure(me.goalWeight),
    dietId: me.diet.id,
    dietMode: me.diet.mode,
    activityLevel: me.diet.activityLevel,
    startDate: isStillPossible(me.diet.startDate, today) ? me.diet.startDate : null,
  }
}

/** Value and unit alone: the type name that the gateway's answer carries is none of its inputs' fields. */
function measure<Unit extends string>(measured: { readonly value: number; readonly unit: Unit } | null) {
  return measured === null ? null : { value: measured.value, unit: measured.unit }
}

/** The old start date usually lies in the past: a new one has to be chosen. */
function isStillPossible(startDate: string | null, today: CalendarDay): boolean {
  const { first, last } = startDateWindow(today)
  const day = parseCalendarDay(startDate)
  return day !== null && day >= first && day <= last
}
