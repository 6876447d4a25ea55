import { parseCalendarDay, type CalendarDay } from '@dayplate/dates'
import { useT } from '../../../platform/i18n/i18n.ts'
import type { PersonSettings } from '../person-settings.ts'
import { Rows, Section } from '../section.tsx'
import { AccessRow } from './access-row.tsx'
import { SubscriptionRow } from './subscription-row.tsx'

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
