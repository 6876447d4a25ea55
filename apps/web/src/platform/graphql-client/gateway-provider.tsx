import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useIsSignedIn } from '../session/session.ts'
import { useGateway } from './gateway.ts'

/**
 * Lets its children query the gateway with `useAnswer`. Each page that queries wraps itself in it, because other pages do not
 * load the gateway's code. All pages share one client; a new session gets a new client with an empty cache. When the session
 * ends, here or in another tab, the children are removed at once. Otherwise they would send all queries again before the
 * redirect to the login, and be refused.
 */
export function GatewayProvider({ children }: { readonly children: ReactNode }) {
  const client = useGateway()
  return useIsSignedIn() ? <Provider value={client}>{children}</Provider> : null
}
