import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { readToken } from '../../../platform/session/session.ts'
import { findOwnAddress, type OwnAddress } from '../activation/activation.ts'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { activateAccount, type OpenedLink } from './open-mailed-link.ts'
import { RefusedActivation } from './refused-activation.tsx'
import styles from '../auth-form.module.css'

type PageState =
  | { readonly kind: 'checking' }
  | Exclude<OpenedLink, { kind: 'opened' }>
  /** The link did not confirm the current user's address, or the query for that address failed. */
  | { readonly kind: 'another'; readonly own: OwnAddress }

const TITLES = {
  checking: 'account/activate/title',
  failed: 'account/activate/title',
  refused: 'account/activate/refused-title',
  another: 'account/activate/another-title',
} as const satisfies Record<PageState['kind'], string>

interface ActivatePageProps {
  readonly token: string
  readonly onActivated: () => void
}

export function ActivatePage({ token, onActivated }: ActivatePageProps) {
  const t = useT()
  const [state, setState] = useState<PageState>({ kind: 'checking' })
  useOnOpening(async () => {
    const outcome = await activateAccount(token)
    if (outcome.kind !== 'opened') return setState(outcome)
    const own = readToken() === null ? null : await findOwnAddress()
    // The query may show that the session has ended, so the token is read again.
    if (own === null || own.kind === 'confirmed' || readToken() === null) return onActivated()
    setState({ kind: 'another', own })
  })
  return (
    <AuthPage meal="breakfast" title={t(TITLES[state.kind])}>
      <Body state={state} />
    </AuthPage>
  )
}

function Body({ state }: { readonly state: PageState }) {
  const t = useT()
  switch (state.kind) {
    case 'checking':
      return <Checking />
    case 'failed':
      return <Unreached failure={state.failure} lead={t('account/activate/error')} />
    case 'refused':
      return <RefusedActivation />
    case 'another':
      return <AnotherConfirmed own={state.own} />
  }
}

/** Shown when the link confirmed another account's address, and the user's own is still unconfirmed. */
function AnotherConfirmed({ own }: { readonly own: OwnAddress }) {
  const t = useT()
  return (
    <div className={styles.form}>
      <Alert kind="success" lead={t('account/activate/another')}>
        {own.kind === 'waiting' ? t('account/activate/another-waits', { email: own.email }) : null}
      </Alert>
      <ButtonLink size="field" isBlock to={DEFAULT_PAGE}>
        {t('account/confirm/go-on')}
      </ButtonLink>
    </div>
  )
}
