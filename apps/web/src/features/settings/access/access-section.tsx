import { parseCalendarDay, type CalendarDay, formatDay, requireCalendarDay } from '@dayplate/dates'
import { useEffect } from 'react'
import { useT, useLanguage } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Rows, Section, Row } from '../section.tsx'
import { reportError } from '../../../platform/errors/report-error.ts'
import { AccessRow } from './access-row.tsx'
import { renewalKind, subscriptionKind } from './subscription-text.ts'

interface AccessSectionProps {
  readonly me: PersonSettings
  readonly today: CalendarDay
}

export function AccessSection({ me, today }: AccessSectionProps) {
  const t = useT()
  const { diet, videoWorkout, activeSubscriptions } = me
  const heldOf = (
    { accessTo, lifetimeAccess }: Pick<PersonSettings['videoWorkout'], 'accessTo' | 'lifetimeAccess'>,
    isSubscribed: boolean,
  ) => ({
    accessTo: parseCalendarDay(accessTo),
    lifetimeAccess,
    isSubscribed,
  })
  return (
    <Section title={t('settings/access')}>
      <Rows>
        <AccessRow
          product="diet"
          today={today}
          held={heldOf(
            diet,
            activeSubscriptions.some(({ givesAccessToDiet }) => givesAccessToDiet),
          )}
        />
        <AccessRow
          product="video-workouts"
          today={today}
          held={heldOf(
            videoWorkout,
            activeSubscriptions.some(({ givesAccessToVideoWorkouts }) => givesAccessToVideoWorkouts),
          )}
        />
        {activeSubscriptions.map((subscription) => (
          <SubscriptionRow key={keyOf(subscription)} subscription={subscription} today={today} />
        ))}
      </Rows>
    </Section>
  )
}

const keyOf = ({ operator, renewalDate, ...given }: PersonSettings['activeSubscriptions'][number]): string =>
  [operator, renewalDate, given.givesAccessToDiet, given.givesAccessToVideoWorkouts].join(' ')

interface SubscriptionRowProps {
  readonly subscription: PersonSettings['activeSubscriptions'][number]
  readonly today: CalendarDay
}

/** The names of payment operators as users know them. */
const OPERATOR_NAMES: Readonly<Record<string, string>> = { AppStore: 'App Store', GooglePlay: 'Google Play' }

function SubscriptionRow({ subscription, today }: SubscriptionRowProps) {
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
