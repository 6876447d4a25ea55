import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { useIsSignedIn } from '../session/session.ts'
import { useGateway } from './gateway.ts'

/**
 * Lets the components in it ask the gateway with `useAnswer`; a new session brings a new, empty cache. Pages that ask put it
 * around themselves, for the others do without the gateway's code; all of them share one connection. When the session ends,
 * here or in another tab, they are gone at once: on the way to the login they would ask everything again and be refused.
 */
export function GatewayProvider({ children }: { readonly children: ReactNode }) {
  const client = useGateway()
  return useIsSignedIn() ? <Provider value={client}>{children}</Provider> : null
}
