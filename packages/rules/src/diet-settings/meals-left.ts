import {
  type AllergenicFood,
  excludedIn,
  type Exclusion,
  type Exclusions,
  MEAL_TYPES,
  type MealType,
  recipeIdOf,
} from '@dayplate/nutrition'

/**
 * With fewer meals of a type, one that comes back on the fourth day leaves no choice (the planner's TOO_FEW_RECIPES).
 */
export const FEWEST_MEALS_OF_TYPE = 5

/** A meal of the person's diet, with the foods that exclusions check. */
export interface MealFoods {
  readonly id: string
  readonly type: MealType
  readonly foods: readonly AllergenicFood[]
}

/** Number of recipes of one type that exclusions leave, in any of their forms. */
export interface MealsLeft {
  readonly type: MealType
  readonly count: number
  /**
   * When few are left, the exclusion to remove first, with the number of meals it would bring back; null when enough
   * are left.
   */
  readonly dearest: { readonly exclusion: Exclusion; readonly mealCount: number } | null
}

/** How many meals of each type are left and, if too few, which single exclusion costs most of them. */
export function mealsLeft(meals: readonly MealFoods[], exclusions: Exclusions): readonly MealsLeft[] {
  return MEAL_TYPES.map((type) => {
    const ofType = meals.filter((meal) => meal.type === type)
    const barred = [...Map.groupBy(ofType, ({ id }) => recipeIdOf(id)).values()].map((forms) =>
      fewestReasons(forms.map(({ foods }) => excludedIn(foods, exclusions))),
    )
    const count = barred.filter((reasons) => reasons.length === 0).length
    return { type, count, dearest: count < FEWEST_MEALS_OF_TYPE ? dearestOf(barred) : null }
  })
}

/** Why a recipe cannot be eaten: the reasons of the form that has least of them. */
const fewestReasons = (ofForms: Barred): readonly Exclusion[] =>
  ofForms.toSorted((a, b) => a.length - b.length)[0] ?? []

/** Whether a day can have all its meals: at least one of each type is left. */
export function canBePlanned(left: readonly MealsLeft[]): boolean {
  return left.every(({ count }) => count > 0)
}

type Barred = readonly (readonly Exclusion[])[]

/**
 * The exclusion that would bring back the most meals if it were removed alone. Among equals, the one that is involved
 * in most excluded meals, which also ranks exclusions that only exclude meals together with others.
 */
function dearestOf(barred: Barred): MealsLeft['dearest'] {
  const alone = countByExclusion(barred.filter((reasons) => reasons.length === 1))
  const apart = countByExclusion(barred)
  const ranked = [...apart.values()].toSorted(
    (a, b) => mealCount(alone, b.exclusion) - mealCount(alone, a.exclusion) || b.mealCount - a.mealCount,
  )
  const [dearest] = ranked
  return dearest === undefined ? null : { exclusion: dearest.exclusion, mealCount: mealCount(alone, dearest.exclusion) }
}

interface Counted {
  readonly exclusion: Exclusion
  readonly mealCount: number
}

function countByExclusion(barred: Barred): ReadonlyMap<string, Counted> {
  const counts = new Map<string, Counted>()
  for (const exclusion of barred.flat()) {
    const counted = counts.get(keyOf(exclusion))
    counts.set(keyOf(exclusion), { exclusion, mealCount: (counted?.mealCount ?? 0) + 1 })
  }
  return counts
}

const mealCount = (counts: ReadonlyMap<string, Counted>, exclusion: Exclusion): number =>
  counts.get(keyOf(exclusion))?.mealCount ?? 0

const keyOf = (exclusion: Exclusion): string =>
  exclusion.kind === 'allergen' ? `allergen:${exclusion.allergen}` : `food:${exclusion.foodId}`
