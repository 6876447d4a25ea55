import { useT } from '../../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../../platform/navigation/default-page.ts'
import { useIsSignedIn } from '../../../platform/session/session.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'

interface ConfirmPageProps {
  /** False for a visitor who came without a link, so that nothing is known about their address. */
  readonly isConfirmed: boolean
}

/** The page after a link confirmed an address. Its next step depends on the session in this browser. */
export function ConfirmPage({ isConfirmed }: ConfirmPageProps) {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  return (
    <AuthPage meal="breakfast" title={t(isConfirmed ? 'account/confirm/title' : 'account/confirm/by-hand-title')}>
      <p className={styles.text}>{t(isConfirmed ? 'account/confirm/text' : 'account/confirm/by-hand')}</p>
      <ButtonLink size="field" isBlock to={isSignedIn ? DEFAULT_PAGE : '/auth/login'}>
        {isSignedIn ? t('account/confirm/go-on') : t('account/confirm/log-in')}
      </ButtonLink>
    </AuthPage>
  )
}
