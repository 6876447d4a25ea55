import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { MEAL_GROUNDS } from '../../../domain/meal/meal-grounds.ts'
import type { MealGroundName } from '../../../ui/meal-ground/meal-ground.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { ExampleDaysDocument } from '../home.gen.ts'

/** Returns the picture of each of today's meals of the first sample person: null while loading, an empty plate without a meal. */
export function useTodaysPictures(): (meal: MealGroundName) => string | null {
  const answer = useAnswer({ query: ExampleDaysDocument })
  if (answer.kind === 'loading') return () => null
  const meals = answer.kind === 'answered' ? (answer.data.exampleDays[0]?.events ?? []) : []
  const pictures = new Map(
    meals.map(({ mealType, preparationImageUrl }) => [MEAL_GROUNDS[mealType.type], preparationImageUrl]),
  )
  return (meal) => pictures.get(meal) ?? platePictures.empty
}
