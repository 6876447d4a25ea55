import { mayBeLinkToken } from '@dayplate/rules/accounts'
import { useState, useEffect } from 'react'
import { PublicGatewayProvider } from '../../platform/graphql-client/public-gateway-provider.tsx'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { RemovalEnd } from './confirm-removal.ts'
import { LinkExpired } from './link-expired.tsx'
import { LinkedAccount } from './linked-account.tsx'
import { Arrival } from './arrival.tsx'

/** The page that the mailed link opens. It deletes nothing until the user ticks the box and presses the button. */
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

/** Shown when the deleted account is not the one of the current session, which continues. */
function RemovedElsewhere() {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.clean}
        ground="lunch"
        title={t('remove-account/removed-elsewhere/title')}
        text={t('remove-account/removed-elsewhere/text')}
      >
        <ButtonLink kind="secondary" size="large" isBlock to={DEFAULT_PAGE}>
          {t('remove-account/sent/back')}
        </ButtonLink>
      </PlateState>
    </Arrival>
  )
}

/**
 * How long the user can read the message before the login page follows, in milliseconds (second specification document, section
 * 4).
 */
const FORCED_LOGOUT_MS = 10_000

/** Shown after the account was deleted and its data cleared. Leads to the login, unless the user has left this page before. */
function Removed() {
  const t = useT()
  useEffect(() => {
    const timer = setTimeout(leave, FORCED_LOGOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Arrival>
      <PlateState
        picture={platePictures.clean}
        ground="lunch"
        title={t('remove-account/removed/title')}
        text={t('remove-account/removed/text')}
      >
        <Button kind="secondary" size="large" isBlock onClick={leave}>
          {t('remove-account/removed/leave')}
        </Button>
      </PlateState>
    </Arrival>
  )
}

/** Loads a new page, so that no data of the account stays in memory. */
function leave(): void {
  location.assign('/auth/login')
}
