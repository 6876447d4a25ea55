import { type CalendarDay, formatDay, parseCalendarDay } from '@dayplate/dates'
import { RotateCcw } from 'lucide-react'
import { useIsAppMode } from '../../../platform/app-mode/app-mode.ts'
import { tellHost } from '../../../platform/host-bridge/host-bridge.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../../platform/site/payment.ts'
import { SITE } from '../../../platform/site/site.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { useAccessCheck } from './use-access-check.ts'

/** Shown without access today. Queries when access ended, because the title depends on whether the user has ever had it. */
export function SubscriptionRequired({ today }: { readonly today: CalendarDay }) {
  const { access, isChecking, check } = useAccessCheck(today)
  // If the query fails, the failure watch navigates to an error page, because this page cannot tell which title is true.
  if (access === null) return <SubscriptionSkeleton />
  return <SubscriptionPage endedOn={parseCalendarDay(access.accessTo)} isChecking={isChecking} onCheck={check} />
}

interface SubscriptionPageProps {
  /** The last day of access. Null if the user has never had access. */
  readonly endedOn: CalendarDay | null
  readonly isChecking: boolean
  readonly onCheck: () => void
}

/** Says that the user has no access and offers ways to get it. */
export function SubscriptionPage({ endedOn, isChecking, onCheck }: SubscriptionPageProps) {
  const t = useT()
  const language = useLanguage()
  const isAppMode = useIsAppMode()
  const kind = endedOn === null ? 'never-had' : 'expired'
  const date = endedOn === null ? '' : formatDay(endedOn, language, 'day-month')
  return (
    <PlateState
      picture={platePictures.laid}
      ground="dinner"
      title={kind === 'expired' ? t('subscription/expired/title', { date }) : t('subscription/never-had/title')}
      text={t(`subscription/${kind}/text`)}
    >
      <PlansButton />
      <ButtonLink kind={IS_PAYMENT_OPEN ? 'secondary' : 'primary'} to="/coupon/access-code">
        {t('subscription/enter-code')}
      </ButtonLink>
      {IS_PAYMENT_OPEN || isAppMode ? (
        <Button kind="quiet" icon={<RotateCcw />} isLoading={isChecking} onClick={onCheck}>
          {t('subscription/check-access')}
        </Button>
      ) : null}
    </PlateState>
  )
}

/** Inside the mobile app the app's store sells access. Elsewhere our own page does, if the operator takes payments. */
function PlansButton() {
  const t = useT()
  const isAppMode = useIsAppMode()
  const label = t('subscription/see-plans')
  if (isAppMode) {
    return (
      <Button size="large" onClick={() => tellHost({ type: 'open_in_app_purchase' })}>
        {label}
      </Button>
    )
  }
  if (!IS_PAYMENT_OPEN) return null
  return (
    <ButtonLink size="large" to={SITE.buy.to} hash={SITE.buy.hash}>
      {label}
    </ButtonLink>
  )
}
