import type { Clock } from '../../platform/clock/clock.ts'

const WINDOW_MS = 60_000

export interface WriteBudget {
  /** Whether this network may have one more written in this minute; taking counts, being refused does not. */
  take(network: string): boolean
}

export interface WritesPerMinute {
  /** For all callers together: a flood of reports must cost neither disk nor connections. */
  readonly all: number
  /** Of one network, so that one alone cannot use up what is there for all. */
  readonly network: number
}

/** So many writes a minute and process. Networks are remembered within their minute, and never more than writes are given. */
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
