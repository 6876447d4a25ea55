import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import type { PersonSettings } from '../person-settings.ts'

/** Whether the user has a diet today. */
export function hasDietAccess(
  { diet, activeSubscriptions }: Pick<PersonSettings, 'diet' | 'activeSubscriptions'>,
  today: CalendarDay,
): boolean {
  const accessTo = parseCalendarDay(diet.accessTo)
  return (
    diet.lifetimeAccess ||
    (accessTo !== null && accessTo >= today) ||
    activeSubscriptions.some(({ givesAccessToDiet }) => givesAccessToDiet)
  )
}
