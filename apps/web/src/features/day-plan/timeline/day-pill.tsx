import { type CalendarDay, formatDay } from '@dayplate/dates'
import type { TimelineDay } from '@dayplate/rules/day-plan'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { DayPillFragment } from '../day-plan.gen.ts'
import { HolidayIcon } from '../../../domain/day-plan/holiday-icon/holiday-icon.tsx'
import styles from './day-pill.module.css'

interface DayPillProps {
  readonly day: TimelineDay<DayPillFragment & { readonly date: CalendarDay }>
  readonly isSelected: boolean
  readonly isToday: boolean
  /** Whether the Tab key stops at this pill. One pill of the row is a tab stop; the arrow keys reach the others. */
  readonly isTabStop: boolean
}

/** Memoised, because the row has about two hundred pills and renders again whenever the focus moves among them. */
export const DayPill = memo(function DayPill(props: DayPillProps) {
  const { isSelected, isToday, isTabStop } = props
  const { date, available } = props.day
  const t = useT()
  const language = useLanguage()
  const phase = available?.dayPlan.diet.phase
  const weekday = formatDay(date, language, 'short-weekday')
  // Starts with the visible text of the pill, so that users of voice control can say what they see (WCAG 2.5.3). The space
  // between the two spans below belongs to that text, although it is not visible.
  const spoken = [
    `${weekday} ${formatDay(date, language, 'day-month')}`,
    isToday ? t('day-plan/timeline/today') : null,
    phase?.name ?? t('day-plan/timeline/no-plan'),
    available?.holiday,
  ]
  const state = classNames(
    styles.pill,
    isSelected && styles.selected,
    isToday && styles.today,
    available === null && styles.empty,
  )
  return (
    <li>
      <Link
        to="/day-plan/$date"
        params={{ date }}
        className={state}
        aria-label={spoken.filter(Boolean).join(', ')}
        aria-current={isSelected ? 'date' : undefined}
        data-date={date}
        tabIndex={isTabStop ? 0 : -1}
      >
        <span className={styles.weekday}>{weekday}</span> <span className={styles.number}>{Number(date.slice(8))}</span>
        <span className={styles.phase} style={phase ? { background: phase.colour } : undefined} />
        {available?.holiday ? (
          <span className={styles.holiday}>
            <HolidayIcon name={available.holidayIcon ?? ''} />
          </span>
        ) : null}
      </Link>
    </li>
  )
})
