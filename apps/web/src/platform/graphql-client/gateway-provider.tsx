import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useIsSignedIn } from '../session/session.ts'
import { useGateway } from './gateway.ts'

/**
 * Lets components query the gateway with `useQuery`; a new session gets a new, empty cache. Only pages with queries use it, so
 * that the others need not load the gateway's code; all share one client. When the session ends, here or in another tab, its
 * children disappear at once, because they would otherwise repeat all queries and be refused.
 */
export function GatewayProvider({ children }: { readonly children: ReactNode }) {
  const client = useGateway()
  return useIsSignedIn() ? <Provider value={client}>{children}</Provider> : null
}
