import type { CalendarDay } from '@dayplate/dates'
import type { DietMode } from '@dayplate/nutrition'

/** A running plan that new settings continue without a gap. */
export interface RunningPlan {
  readonly mode: DietMode
  /** The day from which its own phases count. */
  readonly phasesFrom: CalendarDay
}

/**
 * The day from which the phases of new settings count. The gentle first week is for people who begin to eat less or
 * more. Another diet, weight or activity in the same mode continues the running plan's phase; another mode or a break
 * starts again.
 */
export function phasesFrom(
  settings: { readonly dietMode: DietMode; readonly startDate: CalendarDay },
  running: RunningPlan | null,
): CalendarDay {
  const goesOn = running?.mode === settings.dietMode && running.phasesFrom < settings.startDate
  return goesOn ? running.phasesFrom : settings.startDate
}
