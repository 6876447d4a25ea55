import type { FoodKind } from './food-kinds.ts'
import type { PlannableMeal } from './plan-request.ts'

/** Tastes of a person, derived from the meals they can choose from, after diet and exclusions were filtered. */
export interface Tastes {
  /** Kinds of food they eat, and for which they need no substitute. */
  readonly eats: ReadonlySet<FoodKind>
  /**
   * Ids of lunches and dinners they should have regularly: with meat or fish, or with milk and eggs if they eat
   * neither.
   */
  readonly centred: ReadonlySet<string>
  /** All their lunches and dinners, by id. */
  readonly mains: ReadonlySet<string>
}

/** Derives tastes from all meals of a request; their order does not matter. */
export function tastesOf(meals: readonly PlannableMeal[]): Tastes {
  const eats = new Set(meals.flatMap(({ holds }) => holds))
  const mains = meals.filter(({ type }) => type === 'lunch' || type === 'dinner')
  const kinds: readonly FoodKind[] = eats.has('meat') || eats.has('fish') ? ['meat', 'fish'] : ['dairy', 'egg']
  const centred = mains.filter(({ holds }) => holds.some((kind) => kinds.includes(kind)))
  return { eats, centred: new Set(centred.map(({ id }) => id)), mains: new Set(mains.map(({ id }) => id)) }
}
