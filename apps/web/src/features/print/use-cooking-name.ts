import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import type { PrintedCookingFragment } from './print.gen.ts'

/** Names days: "Mon 23 Nov, Thu 26 Nov". */
export function useDaysName(): (dates: readonly string[]) => string {
  const language = useLanguage()
  const dayOf = (day: string) => {
    const date = requireCalendarDay(day)
    return `${formatDay(date, language, 'short-weekday')} ${formatDay(date, language, 'short')}`
  }
  return (dates) => dates.map(dayOf).join(', ')
}

/** Names a batch by its days, and by its portions if there are several: "Mon 23 Nov (2 portions)". */
export function useCookingName(): (cooking: PrintedCookingFragment) => string {
  const t = useT()
  const daysOf = useDaysName()
  return ({ dates, portions }) => {
    const days = daysOf(dates)
    return portions === 1 ? days : `${days} (${t('print/portions', { portions })})`
  }
}
