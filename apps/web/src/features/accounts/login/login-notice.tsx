import { Link } from '@tanstack/react-router'
import { useT, useTextOf } from '../../../platform/i18n/i18n.ts'
import { useHasLeftSessions } from '../logout/left-sessions.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import styles from '../auth-form.module.css'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The notice that a login page shows about the previous page. */
    loginNotice?: LoginNotice
  }
}

export type LoginNotice = keyof typeof NOTICES | 'left-session'

const NOTICES = {
  'password-reset': { kind: 'success', text: 'auth/reset-password/success-message' },
  'reset-link-invalid': { kind: 'danger', text: 'auth/reset-password/token-is-not-valid-error-message' },
  'not-entered': { kind: 'info', text: 'auth/social/not-entered' },
  'login-link-invalid': { kind: 'danger', text: 'auth/login/by-token/error-message' },
} as const

/** Shown after a logout that the server has not confirmed yet, and once it has. */
const LEFT = { kind: 'info', text: 'auth/logout/left' } as const
const ENDED = { kind: 'success', text: 'auth/logout/ended' } as const

/** Explains why the login page is shown: after a mailed link, a provider or a logout. */
export function LoginNotice({ notice }: { readonly notice: LoginNotice }) {
  const t = useT()
  const textOf = useTextOf()
  const hasLeft = useHasLeftSessions()
  const { kind, text } = notice === 'left-session' ? (hasLeft ? LEFT : ENDED) : NOTICES[notice]
  return (
    <div className={styles.notice}>
      <Alert kind={kind}>
        {textOf(text)}
        {notice === 'reset-link-invalid' ? (
          <>
            {' '}
            <Link className={styles.strong} to="/auth/remind-password">
              {t('auth/reset-password/new-link')}
            </Link>
          </>
        ) : null}
      </Alert>
    </div>
  )
}
