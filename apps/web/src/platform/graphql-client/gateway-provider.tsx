import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useGateway } from './gateway.ts'

/** Lets components ask the gateway with `useQuery`; a new session brings a new, empty cache. */
export function GatewayProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useGateway()}>{children}</Provider>
}
