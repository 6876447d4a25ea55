import {
  computeTargets,
  type DayTarget,
  phaseOfDay,
  type TargetNotice,
  type TargetRefusal,
  withFibreEnergy,
} from '@dayplate/nutrition'
import {
  completeDietSettings,
  type DietSettingsAnswers,
  type PaceRange,
  paceRange,
  phasesFrom,
  type RunningPlan,
  personOf,
  startDateWindow,
} from '@dayplate/rules/diet-settings'
import { type CalendarDay, daysBetween } from '@dayplate/dates'

export interface WizardTarget {
  /** What the days after the first week hold. */
  readonly day: DayTarget
  /** What the first days hold; the same as `day` where they are like all others. */
  readonly firstWeekKcal: number
  readonly notices: readonly TargetNotice[]
  readonly pace: PaceRange | null
}

/** Why no plan is made of the answers; `null` while an answer is missing or where one is made. */
export function refusalOf(answers: DietSettingsAnswers, today: CalendarDay): TargetRefusal['code'] | null {
  const targets = computedTargets(answers, today)?.targets
  return targets?.kind === 'refused' ? targets.code : null
}

/** A day of the plan that stands for the time after the first week. */
const EIGHTH_DAY = 8

/**
 * What the answers lead to, by the very rules the gateway plans with; `null` while an answer is missing or none is planned. Only
 * the start date may be missing, for a few days of age change nothing one could see.
 *
 * @param running the plan that runs until then: one of the same mode goes on in its phase.
 */
export function targetOf(
  answers: DietSettingsAnswers,
  today: CalendarDay,
  running: RunningPlan | null = null,
): WizardTarget | null {
  const computed = computedTargets(answers, today)
  if (computed?.targets.kind !== 'targets') return null
  const { person, targets, settings } = { ...computed, targets: computed.targets }
  const firstDay = daysBetween(phasesFrom(settings, running), settings.startDate) + 1
  const onDay = (dayNumber: number) => targets.targetOfPhase[phaseOfDay(dayNumber, person)]
  return {
    day: withFibreEnergy(onDay(EIGHTH_DAY), person.diet),
    firstWeekKcal: onDay(firstDay).kcal,
    notices: targets.notices,
    pace: paceRange(person, targets),
  }
}

function computedTargets(answers: DietSettingsAnswers, today: CalendarDay) {
  const settings = completeDietSettings({ ...answers, startDate: answers.startDate || startDateWindow(today).first })
  if (settings === null) return null
  const person = personOf(settings)
  return { settings, person, targets: computeTargets(person) }
}
