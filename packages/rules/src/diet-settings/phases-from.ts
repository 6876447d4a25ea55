import type { CalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'

/** A plan that new settings follow without a day between. */
export interface RunningPlan {
  readonly mode: DietMode
  /** The day its own phases count from. */
  readonly phasesFrom: CalendarDay
}

/**
 * The day that the phases of new settings count from. The gentle first week is for people who begin to eat less or more: another
 * diet, weight or activity in the same mode goes on where the running plan is, and another mode or a break begins anew.
 */
export function phasesFrom(
  settings: { readonly dietMode: DietMode; readonly startDate: CalendarDay },
  running: RunningPlan | null,
): CalendarDay {
  const goesOn = running?.mode === settings.dietMode && running.phasesFrom < settings.startDate
  return goesOn ? running.phasesFrom : settings.startDate
}
