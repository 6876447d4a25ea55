import type { Food } from '@dayplate/nutrition'
import { type CheckFailure, ofMeal } from './check-failure.ts'
import type { MealFacts } from './meal-facts.ts'

/** How long a cooked food may be kept, where that is shorter than for other food, and whether it may be eaten cold then. */
interface LeftoverRule {
  readonly what: string
  readonly includes: (food: Food) => boolean
  readonly mostDays: number
  readonly isHeated: boolean
}

const RICE = new Set(['white-rice', 'brown-rice', 'basmati-rice', 'risotto-rice', 'wild-rice'])

/**
 * Rice: spores of Bacillus cereus survive boiling, and grow in rice that is kept (Food Standards Agency: eat it within 24
 * hours, reheat it once, until it steams). Fish: one day in the refrigerator, as the FSA advises for cooked fish in its storage times.
 */
const LEFTOVER_RULES: readonly LeftoverRule[] = [
  { what: 'cooked rice', includes: ({ id }) => RICE.has(id), mostDays: 1, isHeated: true },
  { what: 'fish or seafood', includes: ({ category }) => category === 'fish', mostDays: 1, isHeated: false },
]

/** Meals that keep longer than one of their foods may, and meals that keep but do not say how they are eaten then. */
export function leftoverFailures({ meal, foods }: MealFacts): readonly CheckFailure[] {
  const failure = (message: string, remedy: string): CheckFailure => ({
    check: 'leftover',
    subject: ofMeal(meal.id),
    message,
    remedy,
  })
  const rules = LEFTOVER_RULES.filter(({ includes }) => foods.some(({ food }) => includes(food)))
  const broken = rules.filter(({ mostDays }) => meal.keepsDays > mostDays)
  const cold = meal.leftoverUse === 'cold' ? rules.filter(({ isHeated }) => isHeated) : []
  return [
    ...cold.map(({ what }) =>
      failure(
        `It contains ${what}, which is not eaten cold the day after`,
        'Write leftover: reheat, or leave keeps out',
      ),
    ),
    ...broken.map(({ what, mostDays }) =>
      failure(`It contains ${what} and keeps ${meal.keepsDays} days`, `Write keeps: ${mostDays}, or leave keeps out`),
    ),
    ...(meal.keepsDays > 0 && meal.leftoverUse === undefined
      ? [failure('It keeps, but does not say how it is eaten then', 'Add leftover: reheat, or leftover: cold')]
      : []),
  ]
}
