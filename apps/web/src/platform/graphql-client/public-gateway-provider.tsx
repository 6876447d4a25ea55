import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useGateway } from './gateway.ts'

/**
 * Lets components of a public page query the gateway with `useQuery`, as the current user or visitor. When a session starts or
 * ends, the queries are repeated. A private page uses `GatewayProvider`.
 */
export function PublicGatewayProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useGateway()}>{children}</Provider>
}
