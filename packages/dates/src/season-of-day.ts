import type { CalendarDay } from './calendar-day.ts'

export type SeasonOfYear = 'spring' | 'summer' | 'autumn' | 'winter'

/** Month of a day, from 1 to 12. */
export const monthOfDay = (day: CalendarDay): number => Number(day.slice(5, 7))

/** Season of the northern hemisphere by whole months (meteorological): spring is March to May. */
export function seasonOfDay(day: CalendarDay): SeasonOfYear {
  const month = monthOfDay(day)
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  if (month >= 9 && month <= 11) return 'autumn'
  return 'winter'
}
