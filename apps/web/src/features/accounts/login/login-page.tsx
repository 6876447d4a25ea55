import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { SocialButtons, type SocialButtonsProps } from '../../../domain/social-login/social-buttons.tsx'
import styles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { CodeNote } from './code-note.tsx'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import { LoginForm } from './login-form.tsx'
import type { LoginNotice } from './login-notice.tsx'
import { LazyLoginNotice } from './lazy-login-notice.tsx'

interface LoginPageProps {
  /** Options of the provider buttons. */
  readonly social?: Pick<SocialButtonsProps, 'state' | 'from' | 'without'> | undefined
  /** The link to the sign-up page, which keeps the wanted page too. */
  readonly register: LinkProps
  /** Shown if the previous page left no message for this one. */
  readonly notice?: LoginNotice | undefined
  /** Content above the form. */
  readonly children?: ReactNode
}

export function LoginPage({ register, social, notice, children }: LoginPageProps) {
  const t = useT()
  const registerMark = (words: string) => (
    <Link className={styles.strong} {...register}>
      {words}
    </Link>
  )
  return (
    <AuthPage meal="lunch" title={t('auth/login/title')}>
      <LazyLoginNotice otherwise={notice} />
      {children}
      <LoginForm from={social?.from} />
      <SocialButtons flow="login" look="marks" divider={{ text: t('auth/social/or'), place: 'above' }} {...social} />
      <p className={styles.note}>
        <RichText text={t('auth/login/no-account')} marks={[registerMark]} />
      </p>
      <CodeNote />
      <p className={styles.note}>
        <RichText text={t('auth/login/agreement')} marks={documentMarks} />
      </p>
    </AuthPage>
  )
}
