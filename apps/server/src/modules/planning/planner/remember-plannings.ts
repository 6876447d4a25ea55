import type { Planner } from './planner.ts'

/**
 * A planner that remembers its results. A use case plans before it takes its lock and again under the lock. If nothing has
 * changed in between, it does not wait for a thread while it holds a lock and a connection.
 */
export function rememberPlannings(planner: Planner): Planner {
  return {
    plan: remember((catalogue, planning) => planner.plan(catalogue, planning)),
    findOtherDays: remember((catalogue, wish) => planner.findOtherDays(catalogue, wish)),
  }
}

function remember<Catalogue extends { readonly version: string }, Wish, Answer>(
  make: (catalogue: Catalogue, wish: Wish) => Promise<Answer>,
): (catalogue: Catalogue, wish: Wish) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>()
  return (catalogue, wish) => {
    const key = JSON.stringify([catalogue.version, wish])
    const answer = known.get(key) ?? make(catalogue, wish)
    known.set(key, answer)
    return answer
  }
}
