import { PublicGatewayProvider } from '../../../platform/graphql-client/public-gateway-provider.tsx'
import { useTodaysPictures } from '../band/use-todays-pictures.ts'
import { Plates } from './plates.tsx'

/** The plates with the meals of the first example day. */
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
