import { availableParallelism } from 'node:os'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { ThreadPool } from '../../../platform/threads/thread-pool.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { OpenPlanner } from './planner.ts'
import type { PlannerAnswer, PlannerJob, PlannerRequest } from './planner-request.ts'
import { versionsOfPlanning } from './run-planning.ts'

/** One core stays free for requests. More threads plan faster than one database stores. */
const MOST_THREADS = 4
/** At about 50 ms each, the last one waits about three seconds for one thread. */
const MOST_WAITING = 64
/** Strict exclusions take up to 2 s on a busy machine. A longer job is stuck, or the machine is overloaded. */
const TIMEOUT_MS = 30_000

export interface PlannerLimits {
  readonly threads?: number
  readonly mostWaiting?: number
  /** Null for jobs without a waiting caller, such as the demo. */
  readonly timeoutMs?: number | null
}

/**
 * A planner on its own threads, so that the server can answer other requests. Too many jobs at once are refused with {@link
 * OverloadedError}.
 */
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
  /** The version of the catalogue that each thread has. */
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
    async findOtherDays(catalogue, request) {
      const answer = await run(catalogue, { kind: 'other-days', request })
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
    // Sends only the versions that the job refers to, because all stored ones would be too many.
    catalogue: isHeld ? null : { ...catalogue, versions: current },
    earlierVersions: versionsOfJob(job)
      .filter((id) => !current.has(id))
      .flatMap((id) => catalogue.versions.get(id) ?? []),
  }
}

/** Days to replace are sent with the versions of their meals. */
const versionsOfJob = (job: PlannerJob): readonly string[] =>
  job.kind === 'planning' ? versionsOfPlanning(job.planning) : []
