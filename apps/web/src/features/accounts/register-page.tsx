import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import type { ReturnSearch } from '../../platform/session/guards.ts'
import styles from './auth-form.module.css'
import { AuthPage } from './auth-page.tsx'
import { RegisterForm } from './register-form.tsx'

interface RegisterPageProps {
  readonly wanted: ReturnSearch
}

export function RegisterPage({ wanted }: RegisterPageProps) {
  const t = useT()
  const loginMark = (words: string) => (
    <Link className={styles.strong} to="/auth/login" search={wanted}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="breakfast" title={t('auth/register/title')}>
      <RegisterForm />
      <p className={styles.note}>
        <RichText text={t('auth/register/has-account')} marks={[loginMark]} />
      </p>
    </AuthPage>
  )
}
