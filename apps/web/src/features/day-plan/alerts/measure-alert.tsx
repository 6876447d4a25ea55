import { type CalendarDay, formatDay, parseCalendarDay } from '@dayplate/dates'
import { Link } from '@tanstack/react-router'
import { Ruler } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { tabStorage } from '../../../platform/storage/storage.ts'
import { Alert } from '../../../ui/alert/alert.tsx'

/** The tab storage key of the day on which the user closed the reminder. The reminder returns the next day. */
const CLOSED_KEY = 'measureReminderClosedOn'

interface MeasureAlertProps {
  /** The date of the newest weight. Null if no weight was ever entered. */
  readonly lastOn: string | null
  readonly today: CalendarDay
  /** The path of the page with the measurements. */
  readonly page: string
  readonly onClosed: () => void
}

/** Reminds the user to measure, because the newest weight is older than 7 days or missing. */
export function MeasureAlert({ lastOn, today, page, onClosed }: MeasureAlertProps) {
  const t = useT()
  const language = useLanguage()
  const [isClosed, setClosed] = useState(() => tabStorage.read(CLOSED_KEY) === today)
  if (isClosed) return null
  const lastDay = parseCalendarDay(lastOn)
  const close = () => {
    tabStorage.write(CLOSED_KEY, today)
    setClosed(true)
    onClosed()
  }
  return (
    <Alert kind="info" lead={t('day-plan/measure/lead')} icon={<Ruler />} onClose={close}>
      {lastDay === null ? null : `${t('day-plan/measure/last', { date: formatDay(lastDay, language, 'day-month') })} `}
      <Link to={page}>{t('day-plan/measure/add')}</Link>
    </Alert>
  )
}
