import { addDays, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { DishFragment } from './meal-details.gen.ts'

/** What to know of a dish that is cooked for several days. */
export type CookingNote =
  | { readonly kind: 'cook'; readonly total: number; readonly keepFor: readonly CalendarDay[] }
  | { readonly kind: 'cooked'; readonly on: CalendarDay; readonly when: 'earlier' | 'today' | 'later' }

type Portioned = Pick<DishFragment, 'portions' | 'portionsTotal' | 'portionDates'>

/** Null where a dish is cooked for its day alone, or where nobody eats the rest of it any more. */
export function cookingNoteOf(
  { portions, portionsTotal, portionDates }: Portioned,
  { date, today }: { readonly date: CalendarDay; readonly today: CalendarDay },
): CookingNote | null {
  if (portionsTotal === 1) return null
  // The portions of a pot are eaten on days in a row.
  if (portions > 1) {
    const on = addDays(date, 1 - portions)
    return { kind: 'cooked', on, when: on < today ? 'earlier' : on === today ? 'today' : 'later' }
  }
  const keepFor = portionDates.map(requireCalendarDay).filter((day) => day > date)
  return keepFor.length === 0 ? null : { kind: 'cook', total: keepFor.length + 1, keepFor }
}
