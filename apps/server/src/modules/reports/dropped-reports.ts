import type { Clock } from '../../platform/clock/clock.ts'

/** The shortest time between two log lines, so that a flood of reports does not flood the log. */
const TELL_EVERY_MS = 60_000

export interface DroppedReports {
  add(): void
  /** How many reports were dropped since the last log line; null when none is due. */
  takeUntold(): number | null
}

/** Counts dropped reports and logs their number at most once a minute. */
export function droppedReports(clock: Clock): DroppedReports {
  let toldAt = -Infinity
  let untold = 0
  return {
    add() {
      untold += 1
    },
    takeUntold() {
      const now = clock.now()
      if (untold === 0 || now - toldAt < TELL_EVERY_MS) return null
      const dropped = untold
      toldAt = now
      untold = 0
      return dropped
    },
  }
}
