import {
  exclusionsOf,
  FEWEST_MEALS_OF_TYPE,
  type ExclusionAnswers,
  type MealsLeft as MealsLeftRule,
} from '@dayplate/rules/diet-settings'
import { MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import type { MealsLeft, ReplacedDay, ReplacedMeal } from '../../platform/graphql/schema.gen.ts'
import { isVersionAllowed, requireVersion } from '../stored-plans/index.ts'
import { WIRE_MEAL_TYPE } from '../day-plan/index.ts'
import type { ReplannedDay } from './replan-days.ts'
import { presentExcluded, type Names } from '../diet-settings/index.ts'

/** The meals left of each type, with a reason when they are few. */
export const presentMealsLeft = (left: readonly MealsLeftRule[], names: Names): MealsLeft[] =>
  left.map(({ type, count, dearest }) => ({
    type: WIRE_MEAL_TYPE[type],
    count,
    reason: count < FEWEST_MEALS_OF_TYPE ? 'TOO_FEW_RECIPES' : null,
    dearest:
      dearest === null ? null : { excluded: presentExcluded(dearest.exclusion, names), mealCount: dearest.mealCount },
  }))

/** Days with the names of their replaced meals. */
export const presentReplacedDays = (
  days: readonly ReplannedDay[],
  { names, exclusions }: { readonly names: Names; readonly exclusions: ExclusionAnswers },
): ReplacedDay[] =>
  days
    .map((replanned) => ({
      date: replanned.day.date,
      holds: replanned.document.proof.holds,
      meals: replacedMeals(replanned, { names, exclusions }),
    }))
    // A day also changes when its batch is cooked for one day less, without replacing a meal.
    .filter(({ meals }) => meals.length > 0)

function replacedMeals(
  { day, document }: ReplannedDay,
  { names, exclusions }: { readonly names: Names; readonly exclusions: ExclusionAnswers },
): ReplacedMeal[] {
  const { catalogue, language } = names
  return day.document.meals.flatMap((before) => {
    const after = document.meals.find((meal) => meal.type === before.type)
    if (after?.version === before.version) return []
    const former = requireVersion(catalogue, before.version)
    return [
      {
        mealType: { type: WIRE_MEAL_TYPE[before.type], name: MEAL_TYPE_NAMES[before.type][language] },
        from: former.name,
        to: after === undefined ? null : requireVersion(catalogue, after.version).name,
        hasExcluded: !isVersionAllowed(catalogue, former, exclusionsOf(exclusions)),
      },
    ]
  })
}
