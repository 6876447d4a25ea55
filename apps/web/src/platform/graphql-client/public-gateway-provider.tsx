import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useGateway } from './gateway.ts'

/**
 * Lets the children of a public page query the gateway with `useAnswer`, as the current user or as a visitor. When a session
 * starts or ends, all queries are sent again. Private pages use `GatewayProvider` instead.
 */
export function PublicGatewayProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useGateway()}>{children}</Provider>
}
