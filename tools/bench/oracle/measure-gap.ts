import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { DayGap } from './day-gap.ts'

export interface GapRequest {
  /** Days to measure, each of another person. */
  readonly days: number
  /** What HiGHS may take for one day; 0 leaves all of them to looking at every day there is. */
  readonly seconds: number
}

interface Found {
  readonly index: number
  readonly gap: DayGap | null
}

/**
 * How far the planner's days are from the exact optimum: the same lists, portions on the same grids, the same score (costs,
 * deviations, likeness). On all cores; the same days on however many. Days of which no choice of meals gives up nothing are
 * left out.
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
