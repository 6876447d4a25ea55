import { type Meal, type MealTexts, isSpecialFood, namesSpecialFood, type StepIngredient } from '@dayplate/nutrition'
import { type Reading, toReading } from './catalogue-error.ts'
import type { FrontMatterEntry } from './front-matter.ts'

type Dishes = MealTexts['dishes']

/**
 * Adds the words of `ordinary:` to the places whose words name a special food, in their order: "tamari" gets "sosem
 * sojowym". Without the line, the meal has no ordinary form.
 */
export function addOrdinaryWords(
  file: string,
  { dishes, meal }: { readonly dishes: Dishes; readonly meal: Meal },
  entry: FrontMatterEntry | undefined,
): Reading<Dishes> {
  if (entry === undefined) return { value: dishes, errors: [] }
  const open = entry.value.split(',').map((words) => words.trim())
  const given = open.length
  const places: string[] = []

  function add(place: StepIngredient, dishIndex: number): StepIngredient {
    const foodId = meal.dishes[dishIndex]?.ingredients[place.ingredient]?.foodId ?? ''
    if (!isSpecialFood(foodId) || !namesSpecialFood(place.words)) return place
    places.push(place.words)
    return { ...place, ordinaryWords: open.shift() ?? '' }
  }

  const added = dishes.map((dish, index) => ({
    ...dish,
    steps: dish.steps.map((step) => step.map((part) => (typeof part === 'string' ? part : add(part, index)))),
  }))
  if (places.length === given) return toReading(added, [])
  const named = places.length === 0 ? 'no step names' : `the steps name ${places.length}: ${places.join(', ')}`
  return toReading(added, [
    {
      file,
      line: entry.line,
      message: `"ordinary" has words for ${given} special foods, ${named}`,
      remedy:
        'Write the words of each place in its order, with ", " between; leave the line out where no step needs it',
    },
  ])
}
