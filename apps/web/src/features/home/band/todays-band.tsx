import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { MealBand } from './meal-band.tsx'
import { useTodaysPictures } from './use-todays-pictures.ts'

/** The band with the meals of the first example day. */
export function TodaysBand() {
  return (
    <PublicGatewayProvider>
      <Band />
    </PublicGatewayProvider>
  )
}

function Band() {
  return <MealBand pictureOf={useTodaysPictures()} />
}
