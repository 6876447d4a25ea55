import { type CalendarDay, daysBetween } from '@dayplate/dates'
import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { useToday } from '../../../platform/clock/today.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { periodInWords } from '../period-in-words.ts'

interface PeriodNoticeProps {
  readonly period: ShoppingPeriod
  /** Null for a period that the gateway cut to the planned days. */
  readonly plannedDays: readonly CalendarDay[] | null
}

/** Says that days of the chosen period have no plan, so that a short list does not surprise. */
export function PeriodNotice({ period, plannedDays }: PeriodNoticeProps) {
  const t = useT()
  const reader = { language: useLanguage(), today: useToday() }
  if (plannedDays === null) return null
  const [first, last] = [plannedDays[0], plannedDays.at(-1)]
  if (first === undefined || last === undefined) return <Alert kind="info">{t('shopping-list/no-days')}</Alert>
  const missing = daysBetween(period.start, period.end) + 1 - plannedDays.length
  if (missing === 0) return null
  const days = periodInWords({ start: first, end: last }, reader)
  return <Alert kind="info">{t('shopping-list/some-days', { count: missing, days })}</Alert>
}
