import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { MEAL_GROUNDS } from '../../../platform/meal/meal-grounds.ts'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { ExampleDaysDocument } from '../home.gen.ts'
import { MealBand } from './meal-band.tsx'

/** The band with what the first sample person eats today. */
export function TodaysBand() {
  return (
    <PublicGatewayProvider>
      <Band />
    </PublicGatewayProvider>
  )
}

function Band() {
  const answer = useAnswer({ query: ExampleDaysDocument })
  if (answer.kind === 'loading') return <MealBand pictureOf={() => null} />
  const meals = answer.kind === 'ready' ? (answer.data.exampleDays[0]?.events ?? []) : []
  const pictures = new Map(
    meals.map(({ mealType, preparationImageUrl }) => [MEAL_GROUNDS[mealType.type], preparationImageUrl]),
  )
  return <MealBand pictureOf={(meal) => pictures.get(meal) ?? platePictures.empty} />
}
