import type { PlannedMeal, FutureDay } from '../stored-plans/index.ts'
import { replanStretch, type Documents } from './plan-open-slots.ts'
import { slotOf, type OpenSlots, type Replanning } from './replanning.ts'

/**
 * The fewest further meals to replace so that a day keeps its tolerances. Empty when none can be replaced, or when not even a
 * completely new day would keep them. Meals of a batch for several days are replaced last.
 */
export function makeRoom(
  replanning: Replanning,
  day: FutureDay,
  { open, documents }: { readonly open: OpenSlots; readonly documents: Documents },
): readonly string[] {
  const current = day.document.meals.filter((meal) => !open.has(slotOf(day, meal)) && !day.eaten.includes(meal.type))
  const choices = subsetsOf(current).map((meals) => meals.map((meal) => slotOf(day, meal)))
  // The following days are planned again as well, so they do not constrain this one yet.
  const fits = (slots: readonly string[]) =>
    replanStretch(replanning, [day], { open: new Set([...open, ...slots]), documents, following: [] }).every(
      ([, document]) => document.proof.holds,
    )
  // If not even a completely new day fits, no smaller change does, so the others need not be tried.
  const everything = choices.at(-1)
  return everything !== undefined && fits(everything) ? (choices.find(fits) ?? []) : []
}

/** All combinations of a day's meals, the smaller ones first. A day has four meals, so there are few. */
function subsetsOf(meals: readonly PlannedMeal[]): readonly (readonly PlannedMeal[])[] {
  const subsets = meals.reduce<readonly (readonly PlannedMeal[])[]>(
    (found, meal) => [...found, ...found.map((subset) => [...subset, meal])],
    [[]],
  )
  const weight = (subset: readonly PlannedMeal[]) =>
    subset.reduce((sum, meal) => sum + (meal.portionsTotal > 1 ? 2 : 1), 0)
  return subsets.filter((subset) => subset.length > 0).toSorted((a, b) => weight(a) - weight(b))
}
