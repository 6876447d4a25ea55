import { FIRST_EXAMPLE } from '@dayplate/rules/example-days'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import type { MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { ExampleDayDocument } from '../home.gen.ts'

/** Returns the picture of each of the meals of the first example day: null while loading, an empty plate without a meal. */
export function useTodaysPictures(): (meal: MealGroundName) => string | null {
  const answer = useAnswer({ query: ExampleDayDocument, variables: FIRST_EXAMPLE })
  // The rest of the page can be read without the pictures. `failureIn` would load a chunk of 9 KiB that the home page does without.
  useHandled(answer.kind === 'failed' ? answer.failure : null)
  if (answer.kind === 'loading') return () => null
  const day = answer.kind === 'answered' ? answer.data.exampleDay : null
  const meals = day?.__typename === 'ExampleDay' ? day.events : []
  const pictures = new Map(
    meals.map(({ mealType, preparationImageUrl }) => [MEAL_GROUNDS[mealType.type], preparationImageUrl]),
  )
  return (meal) => pictures.get(meal) ?? platePictures.empty
}
