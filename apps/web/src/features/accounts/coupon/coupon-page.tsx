import { Link, useLocation } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import { documentMarks } from '../../../platform/site/document-links.tsx'
import { readKeptChoice } from '../../../domain/kept-choice/kept-choice.ts'
import { SocialButtons } from '../../../domain/social-login/social-buttons.tsx'
import { clearTerms, rememberTerms } from '../../../domain/social-login/terms-accepted.ts'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import formStyles from '../auth-form.module.css'
import { LoginForm } from '../login/login-form.tsx'
import { LazyLoginNotice } from '../login/lazy-login-notice.tsx'
import { CodeStep } from './code-step.tsx'
import { CouponForm } from './coupon-form.tsx'
import styles from './coupon-page.module.css'
import { useCodeOffer } from './use-code-offer.ts'
import { type CouponForm as Fields, useCouponForm } from './use-coupon-form.ts'

type TabName = 'register' | 'log-in'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The tab of `/aktywacja` to show when the user returns. Defaults to the sign-up. */
    couponTab?: TabName
  }
}

/** Side of the plate, in CSS pixels. */
const PLATE_SIZE = 360

/** The page for access codes: first the code, then a new account by e-mail or a provider, or a login to an existing account. */
export function CouponPage() {
  const t = useT()
  const [hasKept] = useState(() => readKeptChoice() !== null)
  return (
    <div className={styles.page}>
      <div className={styles.hero}>
        <img src="/plates/register.svg" alt="" width={PLATE_SIZE} height={PLATE_SIZE} />
      </div>
      <div className={styles.content}>
        <Link to="/" className={styles.back} aria-label={t('coupon/back')} preload={false}>
          <ArrowLeft aria-hidden="true" />
        </Link>
        <h1>{t('coupon/title')}</h1>
        {hasKept ? <p className={styles.kept}>{t('coupon/kept')}</p> : null}
        <LazyLoginNotice />
        <CodeAndAccount />
      </div>
    </div>
  )
}

function CodeAndAccount() {
  const t = useT()
  const [shown, setShown] = useState(useLocation({ select: ({ state }) => state.couponTab ?? 'register' }))
  const fields = useCouponForm()
  const offered = useCodeOffer(fields.accessCode.value)
  return (
    <>
      <CodeStep field={fields.accessCode} offered={offered} />
      <Tabs
        label={t('coupon/tabs')}
        tabs={[
          { name: 'register', label: t('coupon/tab/register') },
          { name: 'log-in', label: t('coupon/tab/log-in') },
        ]}
        shown={shown}
        onShow={setShown}
      >
        <div className={styles.ways}>
          <SocialButtons
            flow="activate"
            // On the sign-up tab the provider creates an account; on the other tab it logs in.
            state={shown === 'register' ? 'register' : undefined}
            divider={{ text: t('auth/social/or-with-email'), place: 'below' }}
            mayLeave={() => takeAgreementsAlong(fields, shown)}
          />
        </div>
        {shown === 'register' ? (
          <CouponForm fields={fields} look={offered.look} />
        ) : (
          <LogIn email={fields.email.value} onEmail={fields.email.onChange} />
        )}
      </Tabs>
    </>
  )
}

/** Remembers ticked agreements, so that they are not asked again after the provider. Unticked terms do not stop the user here. */
function takeAgreementsAlong({ terms, personalData }: Fields, shown: TabName): true {
  // The schema accepts only `true`, but the box starts without a value.
  if (shown === 'register' && Boolean(terms.value)) rememberTerms({ withPersonalData: personalData.value })
  else clearTerms()
  return true
}

interface LogInProps {
  readonly email: string
  readonly onEmail: (email: string) => void
}

function LogIn(typed: LogInProps) {
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
