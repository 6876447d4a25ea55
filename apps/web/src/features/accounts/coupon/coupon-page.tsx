import { useState, type ReactNode } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import formStyles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import { LoginForm } from '../login-form.tsx'
import { CouponForm } from './coupon-form.tsx'
import styles from './coupon-page.module.css'

interface CouponPageProps {
  /** Other ways in, above the two with an e-mail. */
  readonly children?: ReactNode
}

/** Where people come with an access code: those without an account make one with it, the others log in and use it then. */
export function CouponPage({ children }: CouponPageProps) {
  const t = useT()
  const [shown, setShown] = useState<'register' | 'log-in'>('register')
  return (
    <AuthPage meal="breakfast" title={t('coupon/title')}>
      <p className={styles.text}>{t('coupon/text')}</p>
      {children}
      <Tabs
        label={t('coupon/tabs')}
        tabs={[
          { name: 'register', label: t('coupon/tab/register') },
          { name: 'log-in', label: t('coupon/tab/log-in') },
        ]}
        shown={shown}
        onShow={setShown}
      >
        {shown === 'register' ? <CouponForm /> : <LogIn />}
      </Tabs>
    </AuthPage>
  )
}

function LogIn() {
  const t = useT()
  return (
    <>
      <LoginForm />
      <p className={formStyles.note}>
        <RichText text={t('auth/login/agreement')} marks={documentMarks} />
      </p>
    </>
  )
}
