import type { Clock } from '../../platform/clock/clock.ts'

const WINDOW_MS = 60_000

export interface WriteBudget {
  /** Whether one more may be written in this minute; taking counts. */
  take(): boolean
}

/** So many writes a minute and process, whoever asks: a flood of reports must cost neither disk nor connections. */
export function writeBudget(clock: Clock, perMinute: number): WriteBudget {
  let windowStart = -Infinity
  let taken = 0
  return {
    take() {
      const now = clock.now()
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now
        taken = 0
      }
      taken += 1
      return taken <= perMinute
    },
  }
}
