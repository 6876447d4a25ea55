import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { PlannedPerson } from './planner-measurement.ts'
import type { CrowdName } from './planner-people.ts'

export interface CrowdSize {
  readonly crowd: CrowdName
  readonly people: number
}

/**
 * Plans for crowds of people on all cores. Each part of a crowd has a seed of its own, so another number of cores gives
 * other people.
 */
export async function planInParallel(
  crowds: readonly CrowdSize[],
  seed: number,
  onProgress: (planned: number) => void,
): Promise<readonly PlannedPerson[]> {
  const planned: PlannedPerson[] = []
  const threads = availableParallelism()
  for (const { crowd, people } of crowds) {
    await Promise.all(
      Array.from({ length: threads }, async (_, thread) => {
        const share = Math.floor(people / threads) + (thread < people % threads ? 1 : 0)
        await planShare({ crowd, people: share, seed: seed * threads + thread }, (batch) => {
          planned.push(...batch)
          onProgress(planned.length)
        })
      }),
    )
  }
  return planned
}

function planShare(
  share: CrowdSize & { readonly seed: number },
  onBatch: (batch: readonly PlannedPerson[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('planner-worker.ts', import.meta.url), { workerData: share })
    worker.on('message', onBatch)
    worker.on('error', reject)
    worker.on('exit', () => resolve())
  })
}
