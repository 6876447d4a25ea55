import { type CalendarDay, formatDay, parseCalendarDay } from '@dayplate/dates'
import { RotateCcw } from 'lucide-react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { SITE } from '../../platform/site/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { SubscriptionSkeleton } from './subscription-skeleton.tsx'
import { useAccessCheck } from './use-access-check.ts'

interface SubscriptionRequiredProps {
  readonly today: CalendarDay
  /** There is access after all: show the day. */
  readonly onAccessFound: () => void
}

/** No access today: when it ended, or that there never was any, and the ways to get it. */
export function SubscriptionRequired({ today, onAccessFound }: SubscriptionRequiredProps) {
  const t = useT()
  const language = useLanguage()
  const { access, isChecking, check } = useAccessCheck({ today, onAccessFound })
  // When it cannot be read the watch over failed requests leads on: neither of the two titles would be true.
  if (access === null) return <SubscriptionSkeleton />
  const endedOn = parseCalendarDay(access.accessTo)
  return (
    <PlateState
      picture={platePictures.laid}
      ground="dinner"
      title={
        endedOn === null
          ? t('subscription/never-had/title')
          : t('subscription/expired/title', { date: formatDay(endedOn, language, 'day-month') })
      }
      text={endedOn === null ? t('subscription/never-had/text') : t('subscription/expired/text')}
    >
      <ButtonLink size="large" to={SITE.buy.to} hash={SITE.buy.hash}>
        {t('subscription/see-plans')}
      </ButtonLink>
      <ButtonLink kind="secondary" to="/coupon/access-code">
        {t('subscription/enter-code')}
      </ButtonLink>
      <Button kind="quiet" icon={<RotateCcw />} isLoading={isChecking} onClick={check}>
        {t('subscription/check-access')}
      </Button>
    </PlateState>
  )
}
