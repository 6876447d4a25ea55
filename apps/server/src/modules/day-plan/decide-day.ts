import { compareDays, daysBetween, type CalendarDay } from '@dayplate/dates'
import { accessOn, hasAccess } from '@dayplate/rules/access'
import { isWeightNeeded, type GoalCause } from '@dayplate/rules/goal'
import {
  stateOfGoal,
  type GoalFacts,
  type CopyTarget,
  type DayState,
  type PendingPayment,
  type StoredDay,
} from '../stored-plans/index.ts'

/** A day to show, and the day it may be copied to. */
export interface ShownDay {
  readonly day: StoredDay
  readonly copyTarget: CopyTarget | null
}

/** A day whose goal was reached or missed. The user may decide about the goal now or later. */
export interface GoalMoved extends ShownDay {
  readonly because: GoalCause
  readonly goal: GoalFacts
}

/** What one day shows. Each state has its own kind, so that every screen needs one switch. */
export type DayKind =
  | ({ readonly kind: 'normal' } & ShownDay)
  | { readonly kind: 'redirect'; readonly date: CalendarDay }
  | { readonly kind: 'future'; readonly startDate: CalendarDay; readonly daysToStart: number }
  | { readonly kind: 'settings-needed' }
  | { readonly kind: 'introduction-needed' }
  | { readonly kind: 'weight-needed'; readonly lastWeightOn: CalendarDay | null }
  | ({ readonly kind: 'goal-reached' } & GoalMoved)
  | ({ readonly kind: 'goal-lost' } & GoalMoved)
  | { readonly kind: 'expired'; readonly accessTo: CalendarDay }
  | ({ readonly kind: 'payment-pending' } & PendingPayment)
  | { readonly kind: 'unauthorized' }

/** Decides what a user sees on a day. Checks access first, then consent and settings, then the plan itself. */
export function decideDay(
  state: DayState,
  asked: { readonly date: CalendarDay; readonly today: CalendarDay },
): DayKind {
  const access = accessOn(asked.today, state.grants, state.subscriptions)
  if (!hasAccess(access)) return decideWithoutAccess(state)
  if (state.isConsentWithdrawn || !state.hasSettings || state.firstDay === null) return { kind: 'settings-needed' }
  if (access.kind === 'active' && compareDays(asked.date, access.accessTo) > 0) {
    return { kind: 'expired', accessTo: access.accessTo }
  }
  return decidePlannedDay(state, { ...asked, firstDay: state.firstDay })
}

const decideWithoutAccess = ({ pendingPayment }: DayState): DayKind =>
  pendingPayment === null ? { kind: 'unauthorized' } : { kind: 'payment-pending', ...pendingPayment }

function decidePlannedDay(
  state: DayState,
  { date, today, firstDay }: { date: CalendarDay; today: CalendarDay; firstDay: CalendarDay },
): DayKind {
  // Comes before any day, even a future one, because the introduction explains the days before the start.
  if (!state.hasSeenIntroduction) return { kind: 'introduction-needed' }
  const hasStarted = compareDays(today, firstDay) >= 0
  if (state.day !== null) return decideDayToEat(state, state.day, today)
  // A redirect to the last planned day would not say why the plan ends there.
  if (state.isPlanStopped && compareDays(date, today) >= 0) return { kind: 'settings-needed' }
  if (!hasStarted && compareDays(date, firstDay) < 0) {
    return { kind: 'future', startDate: firstDay, daysToStart: daysBetween(today, firstDay) }
  }
  const nearest =
    compareDays(date, today) <= 0 ? (state.nextDay ?? state.previousDay) : (state.previousDay ?? state.nextDay)
  return nearest === null ? { kind: 'settings-needed' } : { kind: 'redirect', date: nearest }
}

/**
 * Past days can be viewed whatever the weight. Today and later days depend on a current weight and goal, unless the plan was
 * stopped: weight and goal only matter for the days that would follow.
 */
function decideDayToEat(
  { isPlanStopped, newestWeightOn, goal, copyTarget }: DayState,
  day: StoredDay,
  today: CalendarDay,
): DayKind {
  const shown: ShownDay = { day, copyTarget }
  if (isPlanStopped || compareDays(day.date, today) < 0) return { kind: 'normal', ...shown }
  if (isWeightNeeded(newestWeightOn, today)) return { kind: 'weight-needed', lastWeightOn: newestWeightOn }
  const state = goal === null ? null : stateOfGoal(goal)
  if (goal === null || state === null || state.kind === 'open') return { kind: 'normal', ...shown }
  return { kind: state.kind === 'reached' ? 'goal-reached' : 'goal-lost', because: state.because, goal, ...shown }
}
