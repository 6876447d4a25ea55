import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { useState } from 'react'
import { PublicGatewayProvider } from '../../platform/graphql-client/public-gateway-provider.tsx'
import { useIsSignedIn } from '../../platform/session/session.ts'
import type { RemovalEnd } from './confirm-removal.ts'
import { LinkExpired } from './link-expired.tsx'
import { LinkedAccount } from './linked-account.tsx'
import { Removed } from './removed.tsx'
import { RemovedElsewhere } from './removed-elsewhere.tsx'

/** Where the link of the mail leads: nothing happens before the box is ticked and the button pressed. */
export function ConfirmPage({ token }: { readonly token: string }) {
  const [end, setEnd] = useState<RemovalEnd | null>(mayBeLinkToken(token) ? null : 'link-expired')
  const isSignedIn = useIsSignedIn()
  switch (end) {
    case 'removed':
      return isSignedIn ? <RemovedElsewhere /> : <Removed />
    case 'link-expired':
      return <LinkExpired />
    case null:
      return (
        <PublicGatewayProvider>
          <LinkedAccount token={token} onEnd={setEnd} />
        </PublicGatewayProvider>
      )
  }
}
