import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import type { ReturnSearch } from '../../platform/session/guards.ts'
import styles from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'
import { documentMarks } from './document-links.tsx'
import { LoginForm } from './login-form.tsx'

interface LoginPageProps {
  /** The page wanted before; the sign-up page keeps it too. */
  readonly wanted: ReturnSearch
}

export function LoginPage({ wanted }: LoginPageProps) {
  const t = useT()
  const registerMark = (words: string) => (
    <Link className={styles.strong} to="/auth/register" search={wanted}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="lunch" title={t('auth/login/title')}>
      <LoginForm />
      <p className={styles.note}>
        <RichText text={t('auth/login/no-account')} marks={[registerMark]} />
      </p>
      <p className={styles.note}>
        <RichText text={t('auth/login/agreement')} marks={documentMarks} />
      </p>
    </AuthPage>
  )
}
