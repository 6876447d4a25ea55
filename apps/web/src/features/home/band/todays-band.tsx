import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { MealBand } from './meal-band.tsx'
import { useTodaysPictures } from './use-todays-pictures.ts'

/** The band with today's meals of the first sample person. */
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
