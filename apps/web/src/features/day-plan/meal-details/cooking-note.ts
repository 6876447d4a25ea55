import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { DishFragment } from './meal-details.gen.ts'

/** A note on a dish that is cooked for several days: either cook all portions now, or this portion was cooked on another day. */
export type CookingNote =
  | { readonly kind: 'cook'; readonly total: number; readonly keepFor: readonly CalendarDay[] }
  | { readonly kind: 'cooked'; readonly on: CalendarDay; readonly when: 'earlier' | 'today' | 'later' }

type Portioned = Pick<DishFragment, 'portions' | 'portionsTotal' | 'portionDates'>

/** Returns null if the dish is cooked for one day, or if no other portion is planned any more. */
export function cookingNoteOf(
  { portions, portionsTotal, portionDates }: Portioned,
  { date, today }: { readonly date: CalendarDay; readonly today: CalendarDay },
): CookingNote | null {
  if (portionsTotal === 1) return null
  // The portions of a pot are eaten on consecutive days.
  if (portions > 1) {
    const on = addDays(date, 1 - portions)
    return { kind: 'cooked', on, when: on < today ? 'earlier' : on === today ? 'today' : 'later' }
  }
  const keepFor = portionDates.map(requireCalendarDay).filter((day) => day > date)
  return keepFor.length === 0 ? null : { kind: 'cook', total: keepFor.length + 1, keepFor }
}
