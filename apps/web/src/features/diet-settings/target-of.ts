import { computeTargets, type DayTarget, phaseOfDay, type TargetNotice, withFibreEnergy } from '@dayplate/nutrition'
import {
  completeDietSettings,
  type DietSettingsAnswers,
  type PaceRange,
  paceRange,
  personOf,
  startDateWindow,
} from '@dayplate/rules/diet-settings'
import type { CalendarDay } from '@dayplate/dates'

export interface WizardTarget {
  /** What the days after the first week hold. */
  readonly day: DayTarget
  /** The same as that of `day` where the first week is like all others. */
  readonly firstWeekKcal: number
  readonly notices: readonly TargetNotice[]
  readonly pace: PaceRange | null
}

/** Whether there is no plan because a safe one to lose weight would hardly be below what is used up. */
export function hasNoDeficitLeft(answers: DietSettingsAnswers, today: CalendarDay): boolean {
  const targets = computedTargets(answers, today)
  return targets?.targets.kind === 'refused' && targets.targets.code === 'NO_DEFICIT_LEFT'
}

/** Days of the plan that stand for the first week and for the time after it. */
const FIRST_DAY = 1
const EIGHTH_DAY = 8

/**
 * What the answers lead to, by the very rules the gateway plans with; `null` while an answer is missing or none is planned. Only
 * the start date may be missing, for a few days of age change nothing one could see.
 */
export function targetOf(answers: DietSettingsAnswers, today: CalendarDay): WizardTarget | null {
  const computed = computedTargets(answers, today)
  if (computed?.targets.kind !== 'targets') return null
  const { person, targets } = { ...computed, targets: computed.targets }
  const onDay = (dayNumber: number) => targets.targetOfPhase[phaseOfDay(dayNumber, person)]
  return {
    day: withFibreEnergy(onDay(EIGHTH_DAY), person.diet),
    firstWeekKcal: onDay(FIRST_DAY).kcal,
    notices: targets.notices,
    pace: paceRange(person, targets),
  }
}

function computedTargets(answers: DietSettingsAnswers, today: CalendarDay) {
  const settings = completeDietSettings({ ...answers, startDate: answers.startDate || startDateWindow(today).first })
  if (settings === null) return null
  const person = personOf(settings)
  return { person, targets: computeTargets(person) }
}
