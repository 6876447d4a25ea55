import { type CalendarDay, formatDay } from '@dayplate/dates'
import { Link } from '@tanstack/react-router'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { HolidayIcon } from '../../../domain/day-plan/holiday-icon/holiday-icon.tsx'
import type { HolidayNotice } from './notices.ts'

interface HolidayAlertProps extends HolidayNotice {
  readonly today: CalendarDay
  /** False if all meals of the day are eaten, because none can be replaced then. */
  readonly hasMenu: boolean
}

/** Announces a holiday and links to its menu, which is one of the day's replacements. */
export function HolidayAlert({ date, name, icon, today, hasMenu }: HolidayAlertProps) {
  const t = useT()
  const language = useLanguage()
  const lead =
    date === today
      ? t('day-plan/holiday/today', { holiday: name })
      : t('day-plan/holiday/on', { day: formatDay(date, language, 'weekday'), holiday: name })
  return (
    <Alert kind="highlight" lead={lead} icon={<HolidayIcon name={icon} />}>
      {hasMenu ? (
        <>
          {t('day-plan/holiday/text')}{' '}
          <Link to="/day-plan/$date" params={{ date }} search={SHOW_REPLACEMENTS}>
            {t('day-plan/holiday/see')}
          </Link>
        </>
      ) : null}
    </Alert>
  )
}

/** The search parameter that opens the replacements of the day. */
const SHOW_REPLACEMENTS = { 'change-dayplan': '' }
