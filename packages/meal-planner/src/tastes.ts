import type { FoodKind } from './food-kinds.ts'
import type { PlannableMeal } from './plan-request.ts'

/** What somebody eats, read off the meals that are theirs to choose from: diet and exclusions were filtered before. */
export interface Tastes {
  /** Kinds of food they eat, for which they need no substitute. */
  readonly eats: ReadonlySet<FoodKind>
  /** Lunches and dinners they should have now and then, by id: of meat or fish, or of milk and eggs where they eat neither. */
  readonly centred: ReadonlySet<string>
  /** All their lunches and dinners, by id. */
  readonly mains: ReadonlySet<string>
}

/** Reads them off all meals of a request; their order plays no part. */
export function tastesOf(meals: readonly PlannableMeal[]): Tastes {
  const eats = new Set(meals.flatMap(({ holds }) => holds))
  const mains = meals.filter(({ type }) => type === 'lunch' || type === 'dinner')
  const kinds: readonly FoodKind[] = eats.has('meat') || eats.has('fish') ? ['meat', 'fish'] : ['dairy', 'egg']
  const centred = mains.filter(({ holds }) => holds.some((kind) => kinds.includes(kind)))
  return { eats, centred: new Set(centred.map(({ id }) => id)), mains: new Set(mains.map(({ id }) => id)) }
}
