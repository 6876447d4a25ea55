import { addDays, type CalendarDay } from '@dayplate/dates'
import { Link } from '@tanstack/react-router'
import { Printer } from 'lucide-react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import styles from './print-links.module.css'

/** The number of days that follow the first day of a printed week. */
const REST_OF_WEEK = 6

/** Links to the print pages: this day alone, or the seven days that start with it. */
export function PrintLinks({ date }: { readonly date: CalendarDay }) {
  const t = useT()
  return (
    <p className={styles.links}>
      <Printer aria-hidden="true" />
      {t('day-plan/print/label')}
      <Link to="/day-plan/print/$start/$end" params={{ start: date, end: date }}>
        {t('day-plan/print/day')}
      </Link>
      <Link to="/day-plan/print/$start/$end" params={{ start: date, end: addDays(date, REST_OF_WEEK) }}>
        {t('day-plan/print/week')}
      </Link>
    </p>
  )
}
