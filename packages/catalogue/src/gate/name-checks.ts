import type { Catalogue } from '../catalogue.ts'
import { type CheckFailure, ofFood, ofMeal, subjectText } from './check-failure.ts'
import { unknownFoods } from './meal-facts.ts'

interface Named {
  readonly subject: CheckFailure['subject']
  readonly name: string
}

/** Names used for two things, and ingredients with unknown foods. */
export function nameFailures(catalogue: Catalogue): readonly CheckFailure[] {
  return [...unknownFailures(catalogue), ...repeatedFailures(catalogue)]
}

function unknownFailures({ foods, meals }: Catalogue): readonly CheckFailure[] {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  return meals.flatMap((meal) =>
    unknownFoods(meal, foodById).map((foodId) => ({
      check: 'ingredient' as const,
      subject: ofMeal(meal.id),
      message: `There is no food ${foodId}`,
      remedy: 'Add the food, take another, or remove the meal as well',
    })),
  )
}

function repeatedFailures({ foods, meals }: Catalogue): readonly CheckFailure[] {
  const food = (name: (one: (typeof foods)[number]) => string): readonly Named[] =>
    foods.map((one) => ({ subject: ofFood(one.id), name: name(one).toLowerCase() }))
  const meal = (name: (one: (typeof meals)[number]) => string): readonly Named[] =>
    meals.map((one) => ({ subject: ofMeal(one.id), name: name(one).toLowerCase() }))
  return [
    food(({ id }) => id),
    food(({ name }) => name.en),
    food(({ name }) => name.pl),
    meal(({ id }) => id),
    meal(({ name }) => name),
  ].flatMap(repeated)
}

function repeated(named: readonly Named[]): readonly CheckFailure[] {
  const firstOf = new Map<string, CheckFailure['subject']>()
  return named.flatMap(({ subject, name }) => {
    const first = firstOf.get(name)
    firstOf.set(name, first ?? subject)
    if (first === undefined) return []
    const message = `"${name}" is taken by ${subjectText(first)}`
    return [{ check: 'name', subject, message, remedy: 'Name them apart' } as const]
  })
}
