import { requireCalendarDay } from '@dayplate/dates'
import type { Length, SystemOfMeasures } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'

/** Initial positions of the controls for a new person (specification, section 5). */
export const DEFAULT_DATE_OF_BIRTH = requireCalendarDay('1980-01-01')
export const DEFAULT_HEIGHT = {
  si: { value: 160, unit: 'cm' },
  imperial: { value: 60, unit: 'in' },
} as const satisfies Record<SystemOfMeasures, Length>

/** Birth date and height as the controls show them. */
export type RestingAnswers = Pick<DietSettingsAnswers, 'dateOfBirth' | 'height'>

export function defaultAnswers(system: SystemOfMeasures): RestingAnswers {
  return { dateOfBirth: DEFAULT_DATE_OF_BIRTH, height: DEFAULT_HEIGHT[system] }
}

/**
 * The initial values of questions not touched yet: their answers are absent, while a cleared answer is `null`. A
 * control shows its initial value, which only becomes an answer when the person changes or confirms it
 * (docs/decisions/0035).
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
