import { spawnSync } from 'node:child_process'

/** Node starts within this on two quiet cores. */
const QUIET_START_MS = 60

/** A machine that is slower still is too busy to say anything about the product. */
const SLOWEST = 6

/** A start-up of twice the quiet time doubles the limits of tests; a faster machine keeps them. */
export const paceOf = (startMs: number): number => Math.min(SLOWEST, Math.max(1, startMs / QUIET_START_MS))

/** How much slower than a quiet machine this one is now, by the time a Node takes to start; the limits of tests grow by it. */
export function measurePace(): number {
  const startedMs = performance.now()
  spawnSync(process.execPath, ['--eval', '0'])
  return paceOf(performance.now() - startedMs)
}
