import { spawnSync } from 'node:child_process'

/** The time in which Node starts on two quiet cores. */
const QUIET_START_MS = 60

/** The limit of the pace. A machine that is slower still is too busy for its results to mean anything. */
const SLOWEST = 6

/** The pace for a measured start-up time: twice the quiet time gives 2, and a faster machine gives 1. */
export const paceOf = (startMs: number): number => Math.min(SLOWEST, Math.max(1, startMs / QUIET_START_MS))

/**
 * Measures how many times slower than a quiet machine this one is now, by the time that Node takes to start. The time
 * limits of tests are multiplied by it.
 */
export function measurePace(): number {
  const startedMs = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return paceOf(performance.now() - startedMs)
}
