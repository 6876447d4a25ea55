import { type CalendarDay, formatDay } from '@dayplate/dates'
import { Sprout } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'

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
