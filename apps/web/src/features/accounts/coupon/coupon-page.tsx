import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { SocialButtons } from '../../../platform/social/social-buttons.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import formStyles from '../auth-form.module.css'
import { AuthPage } from '../auth-page.tsx'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import { LoginForm } from '../login-form.tsx'
import { LoginNoticeLater } from '../login-notice-later.tsx'
import { CouponForm } from './coupon-form.tsx'
import styles from './coupon-page.module.css'
import type { TypedEmail } from './use-coupon-form.ts'

type TabName = 'register' | 'log-in'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tab of `/aktywacja` that somebody comes back to; without it they make an account. */
    couponTab?: TabName
  }
}

/** Where people come with an access code: those without an account make one with it, the others log in and use it then. */
export function CouponPage() {
  const t = useT()
  const [shown, setShown] = useState(useLocation({ select: ({ state }) => state.couponTab ?? 'register' }))
  const [email, setEmail] = useState('')
  const typed = { email, onEmail: setEmail }
  return (
    <AuthPage meal="breakfast" title={t('coupon/title')}>
      <p className={styles.text}>{t('coupon/text')}</p>
      <LoginNoticeLater />
      <div className={styles.ways}>
        <SocialButtons
          flow="activate"
          // Whoever has no account yet opens one on the way; the others come in.
          state={shown === 'register' ? 'register' : undefined}
          divider={{ text: t('auth/social/or-with-email'), place: 'below' }}
        />
      </div>
      <Tabs
        label={t('coupon/tabs')}
        tabs={[
          { name: 'register', label: t('coupon/tab/register') },
          { name: 'log-in', label: t('coupon/tab/log-in') },
        ]}
        shown={shown}
        onShow={setShown}
      >
        {shown === 'register' ? <CouponForm {...typed} /> : <LogIn {...typed} />}
      </Tabs>
    </AuthPage>
  )
}

function LogIn(typed: TypedEmail) {
  const t = useT()
  return (
    <>
      <LoginForm {...typed} />
      <p className={formStyles.note}>
        <RichText text={t('auth/login/agreement')} marks={documentMarks} />
      </p>
    </>
  )
}
