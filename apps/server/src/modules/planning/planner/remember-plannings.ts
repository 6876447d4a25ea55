import type { Planner } from './planner.ts'

/**
 * A planner that remembers its results. A use case plans before it takes its lock and again under the lock. If nothing has
 * changed in between, it does not wait for a thread while it holds a lock and a connection.
 */
export function rememberPlannings(planner: Planner): Planner {
  return {
    plan: remember((catalogue, planning) => planner.plan(catalogue, planning)),
    findOtherDays: remember((catalogue, request) => planner.findOtherDays(catalogue, request)),
  }
}

function remember<Catalogue extends { readonly version: string }, Request, Answer>(
  make: (catalogue: Catalogue, request: Request) => Promise<Answer>,
): (catalogue: Catalogue, request: Request) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return (catalogue, request) => {
    const key = JSON.stringify([catalogue.version, request])
    const answer = known.get(key) ?? make(catalogue, request)
    known.set(key, answer)
    return answer
  }
}
