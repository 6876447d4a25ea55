import { compareDays, daysBetween, type CalendarDay } from '@dayplate/dates'
import { accessOn, hasAccess } from '@dayplate/rules/access'
import type { DayState, StoredDay } from './plans.repository.ts'

/** What one day shows: one kind for each state, so that every screen has one switch. */
export type DayKind =
  | { readonly kind: 'normal'; readonly day: StoredDay }
  | { readonly kind: 'redirect'; readonly date: CalendarDay }
  | { readonly kind: 'future'; readonly startDate: CalendarDay; readonly daysToStart: number }
  | { readonly kind: 'settings-needed' }
  | { readonly kind: 'introduction-needed' }
  | { readonly kind: 'expired'; readonly accessTo: CalendarDay }
  | { readonly kind: 'unauthorized' }

/** Decides what a person sees when they ask for a day. Access first, then settings, then the plan itself. */
export function decideDay(
  state: DayState,
  asked: { readonly date: CalendarDay; readonly today: CalendarDay },
): DayKind {
  const access = accessOn(asked.today, state.grants)
  if (!hasAccess(access)) return { kind: 'unauthorized' }
  if (!state.hasSettings || state.firstDay === null) return { kind: 'settings-needed' }
  if (access.kind === 'active' && compareDays(asked.date, access.accessTo) > 0) {
    return { kind: 'expired', accessTo: access.accessTo }
  }
  return decidePlannedDay(state, { ...asked, firstDay: state.firstDay })
}

function decidePlannedDay(
  state: DayState,
  { date, today, firstDay }: { date: CalendarDay; today: CalendarDay; firstDay: CalendarDay },
): DayKind {
  const hasStarted = compareDays(today, firstDay) >= 0
  // A first look at the coming days is allowed; from the first day on the introduction comes first.
  if (hasStarted && !state.hasSeenIntroduction) return { kind: 'introduction-needed' }
  if (state.day !== null) return { kind: 'normal', day: state.day }
  if (!hasStarted && compareDays(date, firstDay) < 0) {
    return { kind: 'future', startDate: firstDay, daysToStart: daysBetween(today, firstDay) }
  }
  const nearest =
    compareDays(date, today) <= 0 ? (state.nextDay ?? state.previousDay) : (state.previousDay ?? state.nextDay)
  return nearest === null ? { kind: 'settings-needed' } : { kind: 'redirect', date: nearest }
}
