import type { Clock } from '../../platform/clock/clock.ts'

/** A flood must not go on in the log. */
const TELL_EVERY_MS = 60_000

export interface DroppedReports {
  add(): void
  /** How many were dropped since this was last told; null when there is nothing to tell yet. */
  takeUntold(): number | null
}

/** Counts reports that were dropped, and tells of them at most once a minute. */
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
