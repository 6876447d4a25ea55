import type { NewPlanDay } from '../plans.repository.ts'
import type { Planner } from './planner.ts'

/**
 * A planner that makes the same days once. A use case plans before it takes its lock and again under it: where nothing has
 * changed in between, nobody waits for a thread while they hold a lock and a connection.
 */
export function rememberPlannings(planner: Planner): Planner {
  const known = new Map<string, Promise<readonly NewPlanDay[]>>()
  return {
    plan(catalogue, planning) {
      const key = JSON.stringify([catalogue.version, planning])
      const days = known.get(key) ?? planner.plan(catalogue, planning)
      known.set(key, days)
      return days
    },
  }
}
