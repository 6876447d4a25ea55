import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useTodaysPictures } from '../band/use-todays-pictures.ts'
import { Plates } from './plates.tsx'

/** The plates with today's meals of the first sample person. */
export function TodaysPlates() {
  return (
    <PublicGatewayProvider>
      <Today />
    </PublicGatewayProvider>
  )
}

function Today() {
  return <Plates pictureOf={useTodaysPictures()} />
}
