import { computeTargets, type Targets } from '@dayplate/nutrition'
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
  readonly targets: Targets
  readonly pace: PaceRange | null
}

/**
 * What the answers lead to, by the very rules the gateway plans with; `null` while an answer is missing or none is planned. Only
 * the start date may be missing, for a few days of age change nothing one could see.
 */
export function targetOf(answers: DietSettingsAnswers, today: CalendarDay): WizardTarget | null {
  const settings = completeDietSettings({ ...answers, startDate: answers.startDate || startDateWindow(today).first })
  if (settings === null) return null
  const person = personOf(settings)
  const targets = computeTargets(person)
  return targets.kind === 'targets' ? { targets, pace: paceRange(person, targets) } : null
}
