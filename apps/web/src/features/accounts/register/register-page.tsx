import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { CodeNote } from '../login/code-note.tsx'
import { LazyLoginNotice } from '../login/lazy-login-notice.tsx'
import { RegisterForm, type SocialWords } from './register-form.tsx'

interface RegisterPageProps {
  /** Options of the provider buttons. */
  readonly social?: SocialWords | undefined
  /** The link to the login page, which keeps the wanted page too. */
  readonly logIn: LinkProps
  /** Content above the form. */
  readonly children?: ReactNode
}

export function RegisterPage({ logIn, social, children }: RegisterPageProps) {
  const t = useT()
  const loginMark = (words: string) => (
    <Link className={styles.strong} {...logIn}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="breakfast" title={t('auth/register/title')}>
      <LazyLoginNotice />
      {children}
      <RegisterForm social={social} />
      <p className={styles.note}>
        <RichText text={t('auth/register/has-account')} marks={[loginMark]} />
      </p>
      <CodeNote />
    </AuthPage>
  )
}
