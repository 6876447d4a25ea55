import type { CalendarDay } from './calendar-day.ts'

export type SeasonOfYear = 'spring' | 'summer' | 'autumn' | 'winter'

/** Season of the northern hemisphere by whole months (meteorological): spring is March to May. */
export function seasonOfDay(day: CalendarDay): SeasonOfYear {
  const month = Number(day.slice(5, 7))
  if (month >= 3 && month <= 5) return 'spring'
  if (month >= 6 && month <= 8) return 'summer'
  if (month >= 9 && month <= 11) return 'autumn'
  return 'winter'
}
