import type { Clock } from '../../platform/clock/clock.ts'

const WINDOW_MS = 60_000

export interface WriteBudget {
  /** Whether this network may write another report in the current minute. Refused reports are not counted. */
  take(network: string): boolean
}

export interface WritesPerMinute {
  /** For all callers together, because a flood of reports must not use up disk or connections. */
  readonly all: number
  /** For one network, so that it cannot use up the budget of all. */
  readonly network: number
}

/**
 * Limits writes in a minute, for each process. Remembers networks for their minute, and never more of them than allowed writes.
 */
export function writeBudget(clock: Clock, perMinute: WritesPerMinute): WriteBudget {
  let windowStart = -Infinity
  let taken = 0
  const takenBy = new Map<string, number>()
  return {
    take(network) {
      const now = clock.now()
      if (now - windowStart >= WINDOW_MS) {
        windowStart = now
        taken = 0
        takenBy.clear()
      }
      const own = takenBy.get(network) ?? 0
      if (taken >= perMinute.all || own >= perMinute.network) return false
      taken += 1
      takenBy.set(network, own + 1)
      return true
    },
  }
}
