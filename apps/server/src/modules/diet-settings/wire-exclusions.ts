import type { Exclusion } from '@dayplate/nutrition'
import { FEWEST_MEALS_OF_TYPE, type MealsLeft as MealsLeftRule } from '@dayplate/rules/diet-settings'
import type { Excluded, MealsLeft, NamedFood, ReplacedDay, ReplacedMeal } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { isVersionAllowed, MEAL_TYPE_NAMES, requireVersion, WIRE_MEAL_TYPE, type ReplannedDay } from '../plans/index.ts'
import { exclusionsOf, type ExclusionAnswers } from '@dayplate/rules/diet-settings'

/** What names are looked up in, and the reader's language. */
export interface Names {
  readonly catalogue: Catalogue
  readonly language: 'en' | 'pl'
}

/** Foods by their names; one that the table no longer knows has none and is left out. */
export const wireFoods = (foodIds: readonly string[], { catalogue, language }: Names): NamedFood[] =>
  foodIds.flatMap((id) => {
    const food = catalogue.foodById.get(id)
    return food === undefined ? [] : [{ id, name: food.name[language] }]
  })

/** An exclusion as the wire says it. */
export const wireExcluded = (exclusion: Exclusion, names: Names): Excluded =>
  exclusion.kind === 'allergen'
    ? { allergen: exclusion.allergen, food: null }
    : { allergen: null, food: wireFoods([exclusion.foodId], names)[0] ?? null }

/** What is left of each type of meal, with a reason where that is few. */
export const wireMealsLeft = (left: readonly MealsLeftRule[], names: Names): MealsLeft[] =>
  left.map(({ type, count, dearest }) => ({
    type: WIRE_MEAL_TYPE[type],
    count,
    reason: count < FEWEST_MEALS_OF_TYPE ? 'TOO_FEW_RECIPES' : null,
    dearest:
      dearest === null ? null : { excluded: wireExcluded(dearest.exclusion, names), mealCount: dearest.mealCount },
  }))

/** Days with their replaced meals, by the meals' names. */
export const wireReplacedDays = (
  days: readonly ReplannedDay[],
  { names, exclusions }: { readonly names: Names; readonly exclusions: ExclusionAnswers },
): ReplacedDay[] =>
  days
    .map((replanned) => ({
      date: replanned.day.date,
      holds: replanned.document.proof.holds,
      meals: replacedMeals(replanned, { names, exclusions }),
    }))
    // A pot that is cooked for one day less changes its day, but no meal of it.
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
