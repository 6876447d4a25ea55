import { type CalendarDay, formatDay } from '@dayplate/dates'
import { Sprout, Ruler } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'
import { cartConfirmPage, ADD_WEIGHT_PAGE } from '../day/pages-to-come.ts'

export { GoalLost, GoalReached } from './goal-pages.tsx'
export { SubscriptionRequired } from './subscription-page.tsx'

interface ExpiredDayProps {
  readonly accessTo: CalendarDay
  readonly today: CalendarDay
}

/** Shown if the user has access today, but it ends before this day. */
export function ExpiredDay({ accessTo, today }: ExpiredDayProps) {
  const t = useT()
  const date = formatDay(accessTo, useLanguage(), 'long')
  return (
    <PlateState
      picture={platePictures.laid}
      ground="dinner"
      title={t('day-plan/expired/title', { date })}
      text={t('day-plan/expired/text')}
    >
      <ButtonLink size="large" to="/coupon/access-code">
        {t('subscription/enter-code')}
      </ButtonLink>
      <ButtonLink kind="quiet" to="/day-plan/$date" params={{ date: today }}>
        {t('day-plan/expired/show-today')}
      </ButtonLink>
    </PlateState>
  )
}

interface FutureDayProps {
  readonly startDate: CalendarDay
  readonly daysToStart: number
}

/** Shown for days before the plan starts. */
export function FutureDay({ startDate, daysToStart }: FutureDayProps) {
  const t = useT()
  const language = useLanguage()
  const weekday = formatDay(startDate, language, 'weekday')
  const date = formatDay(startDate, language, 'day-month')
  return (
    <PlateState
      picture={platePictures.clean}
      ground="lunch"
      icon={<Sprout />}
      title={t('day-plan/future/title', { weekday, date })}
      text={t('day-plan/future/text', { days: daysToStart })}
    >
      <ButtonLink size="large" to="/day-plan/$date" params={{ date: startDate }}>
        {t('day-plan/future/show-first-day')}
      </ButtonLink>
    </PlateState>
  )
}

interface PaymentPendingProps {
  /** Identifies the payment in the address of its page. */
  readonly token: string
  /** A description of the product that the user is paying for. */
  readonly description: string
}

/** Shown if the user has no access yet, but a pending payment will give it. */
export function PaymentPending({ token, description }: PaymentPendingProps) {
  const t = useT()
  const page = cartConfirmPage(token)
  return (
    <PlateState
      picture={platePictures.laid}
      ground="breakfast"
      title={t('day-plan/payment-pending/title')}
      text={t('day-plan/payment-pending/text', { description })}
    >
      {page === null ? null : (
        <ButtonLink size="large" to={page}>
          {t('day-plan/payment-pending/see')}
        </ButtonLink>
      )}
    </PlateState>
  )
}

/** Shown if the newest weight is too old or missing, because the portions depend on it. */
export function WeightNeeded({ lastWeightOn }: { readonly lastWeightOn: CalendarDay | null }) {
  const t = useT()
  const language = useLanguage()
  const text =
    lastWeightOn === null
      ? t('day-plan/weight-needed/text')
      : t('day-plan/weight-needed/text-since', { date: formatDay(lastWeightOn, language, 'long') })
  return (
    <PlateState
      picture={platePictures.clean}
      ground="lunch"
      icon={<Ruler />}
      title={t('day-plan/weight-needed/title')}
      text={text}
    >
      {ADD_WEIGHT_PAGE === null ? (
        <ButtonLink size="large" to="/diet-settings" search={{ step: 'weight' }}>
          {t('day-plan/weight-needed/enter')}
        </ButtonLink>
      ) : (
        <ButtonLink size="large" to={ADD_WEIGHT_PAGE}>
          {t('day-plan/weight-needed/enter')}
        </ButtonLink>
      )}
    </PlateState>
  )
}
