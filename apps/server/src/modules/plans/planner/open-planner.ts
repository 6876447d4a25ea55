import { availableParallelism } from 'node:os'
import { OverloadedError } from '../../../platform/graphql/errors.ts'
import { ThreadPool } from '../../../platform/threads/thread-pool.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import type { NewPlanDay } from '../plans.repository.ts'
import type { OpenPlanner } from './planner.ts'
import type { Planning } from './planning.ts'
import type { PlannerRequest } from './planner-request.ts'
import { versionsOfPlanning } from './run-planning.ts'

/** One core stays for requests; more than this plans faster than one database stores. */
const MOST_THREADS = 4
/** At some 50 ms each, the last of them waits about three seconds for one thread. */
const MOST_WAITING = 64
/** Hard exclusions take up to 2 s on a busy machine; what takes longer than this has gone wrong. */
const TIMEOUT_MS = 30_000

export interface PlannerLimits {
  readonly threads?: number
  readonly mostWaiting?: number
}

/** Plans on threads of their own, so that requests are answered meanwhile. Too many at once are refused: {@link OverloadedError}. */
export function openPlanner({
  threads = Math.min(MOST_THREADS, Math.max(1, availableParallelism() - 1)),
  mostWaiting = MOST_WAITING,
}: PlannerLimits = {}): OpenPlanner {
  const pool = new ThreadPool<PlannerRequest, readonly NewPlanDay[]>({
    entry: new URL('planner-thread.ts', import.meta.url),
    threads,
    mostWaiting,
    timeoutMs: TIMEOUT_MS,
    onFull: () => new OverloadedError(),
  })
  /** Version of the catalogue each thread holds. */
  const held = new WeakMap<object, string>()
  return {
    plan: (catalogue, planning) =>
      pool.run((thread) => {
        const isHeld = held.get(thread) === catalogue.version
        held.set(thread, catalogue.version)
        return toRequest(catalogue, planning, { isHeld })
      }),
    close: () => pool.close(),
  }
}

function toRequest(catalogue: Catalogue, planning: Planning, { isHeld }: { readonly isHeld: boolean }): PlannerRequest {
  const current = new Map([...catalogue.currentByMealId.values()].map((version) => [version.id, version]))
  return {
    planning,
    // Every version that was ever stored would be much to send; those a planning points at come along with it.
    catalogue: isHeld ? null : { ...catalogue, versions: current },
    earlierVersions: versionsOfPlanning(planning)
      .filter((id) => !current.has(id))
      .flatMap((id) => catalogue.versions.get(id) ?? []),
  }
}
