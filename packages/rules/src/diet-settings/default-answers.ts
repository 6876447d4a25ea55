import { requireCalendarDay } from '@dayplate/dates'
import type { Length, SystemOfMeasures } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'

/** What a new person's form starts with (specification, section 5). */
export const DEFAULT_DATE_OF_BIRTH = requireCalendarDay('1980-01-01')
export const DEFAULT_HEIGHT = {
  si: { value: 160, unit: 'cm' },
  imperial: { value: 60, unit: 'in' },
} as const satisfies Record<SystemOfMeasures, Length>

export function defaultAnswers(system: SystemOfMeasures): DietSettingsAnswers {
  return { dateOfBirth: DEFAULT_DATE_OF_BIRTH, height: DEFAULT_HEIGHT[system] }
}
