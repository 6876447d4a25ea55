import { availableParallelism } from 'node:os'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { ThreadPool } from '../../../platform/threads/thread-pool.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { OpenPlanner } from './planner.ts'
import type { PlannerAnswer, PlannerJob, PlannerRequest } from './planner-request.ts'
import { versionsOfPlanning } from './run-planning.ts'

/** One core stays for requests; more than this plans faster than one database stores. */
const MOST_THREADS = 4
/** At some 50 ms each, the last of them waits about three seconds for one thread. */
const MOST_WAITING = 64
/** Hard exclusions take up to 2 s on a busy machine; what takes longer than this has gone wrong, or the machine has no time for it. */
const TIMEOUT_MS = 30_000

export interface PlannerLimits {
  readonly threads?: number
  readonly mostWaiting?: number
  /** Null for what nobody waits for, such as the demo. */
  readonly timeoutMs?: number | null
}

/** Plans on threads of their own, so that requests are answered meanwhile. Too many at once are refused: {@link OverloadedError}. */
export function openPlanner({
  threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  mostWaiting = MOST_WAITING,
  timeoutMs = TIMEOUT_MS,
}: PlannerLimits = {}): OpenPlanner {
  const pool = new ThreadPool<PlannerRequest, PlannerAnswer>({
    entry: new URL('planner-thread.ts', import.meta.url),
    threads,
    mostWaiting,
    timeoutMs,
    onFull: () => new OverloadedError(),
    onOverdue: (error) => new OverloadedError(error),
  })
  /** Version of the catalogue each thread holds. */
  const held = new WeakMap<object, string>()
  const run = (catalogue: Catalogue, job: PlannerJob) =>
    pool.run((thread) => {
      const isHeld = held.get(thread) === catalogue.version
      held.set(thread, catalogue.version)
      return toRequest(catalogue, job, { isHeld })
    })
  return {
    async plan(catalogue, planning) {
      const answer = await run(catalogue, { kind: 'planning', planning })
      if (answer.kind !== 'planning') throw new Error(`a planning was answered by ${answer.kind}`)
      return answer.days
    },
    async findOtherDays(catalogue, wish) {
      const answer = await run(catalogue, { kind: 'other-days', wish })
      if (answer.kind !== 'other-days') throw new Error(`other days were answered by ${answer.kind}`)
      return answer.found
    },
    close: () => pool.close(),
  }
}

function toRequest(catalogue: Catalogue, job: PlannerJob, { isHeld }: { readonly isHeld: boolean }): PlannerRequest {
  const current = new Map([...catalogue.currentByMealId.values()].map((version) => [version.id, version]))
  return {
    job,
    // Sends only the versions that a planning points at, because all that were ever stored would be too many.
    catalogue: isHeld ? null : { ...catalogue, versions: current },
    earlierVersions: versionsOfJob(job)
      .filter((id) => !current.has(id))
      .flatMap((id) => catalogue.versions.get(id) ?? []),
  }
}

/** Days to replace are sent with their meals. */
const versionsOfJob = (job: PlannerJob): readonly string[] =>
  job.kind === 'planning' ? versionsOfPlanning(job.planning) : []
