import { type CalendarDay, formatDay, requireCalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { reportError } from '../../../platform/errors/report-error.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Row } from '../section.tsx'
import { renewalKind, subscriptionKind } from './subscription-text.ts'

interface SubscriptionRowProps {
  readonly subscription: PersonSettings['activeSubscriptions'][number]
  readonly today: CalendarDay
}

/** The names of payment operators as users know them. */
const OPERATOR_NAMES: Readonly<Record<string, string>> = { AppStore: 'App Store', GooglePlay: 'Google Play' }

export function SubscriptionRow({ subscription, today }: SubscriptionRowProps) {
  const t = useT()
  const language = useLanguage()
  const kind = subscriptionKind(subscription)
  useEffect(() => {
    if (kind === null) reportError('A subscription gives access to nothing')
  }, [kind])
  const renewsOn = requireCalendarDay(subscription.renewalDate)
  const renewal = t(`settings/subscription/renewal-${renewalKind(renewsOn, today)}`, {
    date: formatDay(renewsOn, language, 'long'),
    operator: OPERATOR_NAMES[subscription.operator] ?? subscription.operator,
  })
  return <Row title={t(`settings/subscription/${kind ?? 'nothing'}`)} note={renewal} />
}
