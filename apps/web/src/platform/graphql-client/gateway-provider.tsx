import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useGateway } from './gateway.ts'

/**
 * Lets the components in it ask the gateway with `useQuery`; a new session brings a new, empty cache. Pages that ask put it
 * around themselves, for the others do without the gateway's code; all of them share one connection.
 */
export function GatewayProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useGateway()}>{children}</Provider>
}
