import { requireVersion, isVersionAllowed } from '../stored-plans/index.ts'
import { nextServing, slotOf, type OpenSlots, type Replanning } from './replanning.ts'

/** Meals with an excluded food. Eaten meals are never among them. */
export function forbiddenSlots(replanning: Replanning): OpenSlots {
  const { catalogue, days, exclusions } = replanning
  const forbidden = days.flatMap((day) =>
    day.document.meals
      .filter((meal) => !day.eaten.includes(meal.type))
      .filter((meal) => !isVersionAllowed(catalogue, requireVersion(catalogue, meal.version), exclusions))
      .map((meal) => slotOf(day, meal)),
  )
  return withLeftovers(replanning, new Set(forbidden))
}

/** Every meal that is not eaten yet. */
export const uneatenSlots = ({ days }: Pick<Replanning, 'days'>): OpenSlots =>
  new Set(
    days.flatMap((day) =>
      day.document.meals.filter((meal) => !day.eaten.includes(meal.type)).map((meal) => slotOf(day, meal)),
    ),
  )

/** Adds every leftover whose first serving is replaced, because it will not be cooked. */
export function withLeftovers(replanning: Pick<Replanning, 'days'>, slots: OpenSlots): OpenSlots {
  const open = new Set(slots)
  // The oldest first, so that a batch of several days is followed to its end.
  for (const day of replanning.days) {
    for (const meal of day.document.meals.filter((candidate) => open.has(slotOf(day, candidate)))) {
      const next = nextServing(replanning, day, meal)
      if (next !== null && !next.day.eaten.includes(next.meal.type)) open.add(slotOf(next.day, next.meal))
    }
  }
  return open
}
