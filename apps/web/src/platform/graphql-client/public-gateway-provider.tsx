import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useGateway } from './gateway.ts'

/**
 * Lets the components of a page for everybody ask the gateway with `useAnswer`. It asks as the current person or visitor; when a session
 * begins or ends, the same questions are asked again for the other one. A private page belongs into `GatewayProvider`.
 */
export function PublicGatewayProvider({ children }: { readonly children: ReactNode }) {
  return <Provider value={useGateway()}>{children}</Provider>
}
