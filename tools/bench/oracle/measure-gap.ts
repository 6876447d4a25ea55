import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DayGap } from './day-gap.ts'

export interface GapRequest {
  /** Number of days to measure, each of another person. */
  readonly days: number
  /** Time limit of HiGHS per day; 0 uses the exhaustive search alone. */
  readonly seconds: number
}

interface Found {
  readonly index: number
  readonly gap: DayGap | null
}

/**
 * Measures how far the planner's days are from the exact optimum: the same lists, portions on the same grids, the same
 * score (costs, deviations, likeness). Uses all cores; the days are the same for any number of them. Leaves out days
 * for which every choice of meals breaks a rule.
 */
export async function measureGaps(request: GapRequest, onDay: (gap: DayGap) => void): Promise<readonly DayGap[]> {
  const threads = availableParallelism()
  const found: Found[] = []
  await Promise.all(
    Array.from({ length: threads }, (_, thread) =>
      measureShare({ ...request, threads, thread }, (day) => {
        found.push(day)
        if (day.gap !== null) onDay(day.gap)
      }),
    ),
  )
  return found.toSorted((a, b) => a.index - b.index).flatMap(({ gap }) => gap ?? [])
}

function measureShare(
  share: GapRequest & { readonly threads: number; readonly thread: number },
  onDay: (day: Found) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('gap-worker.ts', import.meta.url), { workerData: share })
    worker.on('message', onDay)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
