import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'

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
