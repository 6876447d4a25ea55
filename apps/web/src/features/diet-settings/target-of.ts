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
  /** The daily target after the first week. */
  readonly day: DayTarget
  /** The energy of the first days, in kcal. Equal to the energy of `day` if the plan has no gentler start. */
  readonly firstWeekKcal: number
  readonly notices: readonly TargetNotice[]
  readonly pace: PaceRange | null
}

/** Why no plan can be made from the answers. Null while an answer is missing, and if a plan can be made. */
export function refusalOf(answers: DietSettingsAnswers, today: CalendarDay): TargetRefusal['code'] | null {
  const targets = computedTargets(answers, today)?.targets
  return targets?.kind === 'refused' ? targets.code : null
}

/** The number of a day that represents the time after the first week. */
const EIGHTH_DAY = 8

/**
 * Computes the target for the answers with the same rules as the gateway. Returns null while an answer is missing and if no plan
 * can be made. The start date may be missing, because a few days of age make no visible difference.
 *
 * @param running the plan that runs until the start date. A new plan of the same mode continues in its phase.
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
