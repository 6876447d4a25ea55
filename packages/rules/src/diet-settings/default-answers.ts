import { requireCalendarDay } from '@dayplate/dates'
import type { Length, SystemOfMeasures } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'

/** Where the controls of a new person rest (specification, section 5). */
export const DEFAULT_DATE_OF_BIRTH = requireCalendarDay('1980-01-01')
export const DEFAULT_HEIGHT = {
  si: { value: 160, unit: 'cm' },
  imperial: { value: 60, unit: 'in' },
} as const satisfies Record<SystemOfMeasures, Length>

/** Birth date and height as their controls show them. */
export type RestingAnswers = Pick<DietSettingsAnswers, 'dateOfBirth' | 'height'>

export function defaultAnswers(system: SystemOfMeasures): RestingAnswers {
  return { dateOfBirth: DEFAULT_DATE_OF_BIRTH, height: DEFAULT_HEIGHT[system] }
}

/**
 * The defaults of the questions that nobody has touched: their answers are absent, while one that was cleared is `null`. A
 * control shows what it rests at; it is no answer until it is changed or confirmed (decisions, "Measurements, hydration, goals").
 */
export function restingAnswers(
  { dateOfBirth, height }: DietSettingsAnswers,
  system: SystemOfMeasures,
): Partial<RestingAnswers> {
  const defaults = defaultAnswers(system)
  return {
    ...(dateOfBirth === undefined && { dateOfBirth: defaults.dateOfBirth }),
    ...(height === undefined && { height: defaults.height }),
  }
}
