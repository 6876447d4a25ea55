import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { timelineDays } from '@dayplate/rules/day-plan'
import { useMemo, useRef } from 'react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DayTimelineDocument, type DayPillFragment } from '../day-plan.gen.ts'
import { DayPill } from './day-pill.tsx'
import styles from './day-timeline.module.css'
import { nearestDay } from './nearest-day.ts'
import { TimelineArrow } from './timeline-arrow.tsx'
import { TimelinePlaceholders } from './timeline-placeholders.tsx'
import { useHiddenOnScrollDown } from './use-hidden-on-scroll-down.ts'
import { useRovingDay } from './use-roving-day.ts'
import { useScrollIntoTimeline } from './use-scroll-into-timeline.ts'

interface DayTimelineProps {
  readonly selected: CalendarDay
  readonly today: CalendarDay
}

const NONE: readonly DayPillFragment[] = []

/** All days with a plan and two weeks more, as a row one scrolls through. */
export function DayTimeline({ selected, today }: DayTimelineProps) {
  const t = useT()
  const answer = useAnswer({ query: DayTimelineDocument })
  // The two weeks ahead are shown without the marks of their plans.
  useHandled(failureIn(answer))
  const available = answer.kind === 'answered' ? answer.data.me.diet.availableDays : NONE
  const days = useMemo(() => timelineDays(withDays(available), today), [available, today])
  const scroller = useRef<HTMLOListElement>(null)
  const isHidden = useHiddenOnScrollDown()
  const isLoading = answer.kind === 'loading'
  // The row begins 180 days back: a day before that is shown under its beginning.
  const nearest = nearestDay(days, selected) ?? selected
  useScrollIntoTimeline(scroller, nearest, isLoading)
  const { stop, ...roving } = useRovingDay(nearest)
  return (
    <nav className={classNames(styles.timeline, isHidden && styles.hidden)} aria-label={t('day-plan/timeline/label')}>
      <div className={styles.row}>
        <TimelineArrow direction={-1} scroller={scroller} />
        {isLoading ? (
          <TimelinePlaceholders />
        ) : (
          <ol className={styles.days} ref={scroller} {...roving}>
            {days.map((day) => (
              <DayPill
                key={day.date}
                day={day}
                isSelected={day.date === selected}
                isToday={day.date === today}
                isTabStop={day.date === stop}
              />
            ))}
          </ol>
        )}
        <TimelineArrow direction={1} scroller={scroller} />
      </div>
    </nav>
  )
}

/** The gateway's days are text; one we cannot read is left out rather than breaking the row. */
function withDays(available: readonly DayPillFragment[]) {
  return available.flatMap((entry) => {
    const date = parseCalendarDay(entry.date)
    return date === null ? [] : [{ ...entry, date }]
  })
}
