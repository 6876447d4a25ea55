import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { timelineDays, TIMELINE_PLACEHOLDERS } from '@dayplate/rules/day-plan'
import { useMemo, useRef, type RefObject } from 'react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { failureIn } from '../../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { DayTimelineDocument, type DayPillFragment } from '../day-plan.gen.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { DayPill } from './day-pill.tsx'
import { nearestDay } from './nearest-day.ts'
import { useHiddenOnScrollDown } from './use-hidden-on-scroll-down.ts'
import { useRovingDay } from './use-roving-day.ts'
import { useScrollIntoTimeline } from './use-scroll-into-timeline.ts'
import styles from './day-timeline.module.css'

interface DayTimelineProps {
  readonly selected: CalendarDay
  readonly today: CalendarDay
}

const NONE: readonly DayPillFragment[] = []

/** A scrollable row of days, from the first of the newest 180 days with a plan to two weeks after the last one. */
export function DayTimeline({ selected, today }: DayTimelineProps) {
  const t = useT()
  const answer = useAnswer({ query: DayTimelineDocument })
  // If the query fails, the row shows the next two weeks as days without a plan.
  useHandled(failureIn(answer))
  const available = answer.kind === 'answered' ? answer.data.me.diet.availableDays : NONE
  const days = useMemo(() => timelineDays(withDays(available), today), [available, today])
  const scroller = useRef<HTMLOListElement>(null)
  const isHidden = useHiddenOnScrollDown()
  const isLoading = answer.kind === 'loading'
  // If the selected day is outside the row, for example before its first day, the row scrolls to its nearer end.
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

/** Parses the gateway's dates. Days with an invalid date are left out, so that they do not break the row. */
function withDays(available: readonly DayPillFragment[]) {
  return available.flatMap((entry) => {
    const date = parseCalendarDay(entry.date)
    return date === null ? [] : [{ ...entry, date }]
  })
}

interface TimelineArrowProps {
  readonly direction: 1 | -1
  readonly scroller: RefObject<HTMLElement | null>
}

/** Scrolls the row by its visible width. Shown only on wide screens; fingers scroll the row on others, and keys work on all. */
function TimelineArrow({ direction, scroller }: TimelineArrowProps) {
  const t = useT()
  const scroll = () => {
    const element = scroller.current
    element?.scrollBy({ left: direction * element.clientWidth, behavior: 'smooth' })
  }
  return (
    <div className={styles.arrow}>
      <IconButton
        hasDisc
        isOutOfTabOrder
        label={direction === 1 ? t('day-plan/timeline/later') : t('day-plan/timeline/earlier')}
        icon={direction === 1 ? <ChevronRight /> : <ChevronLeft />}
        onClick={scroll}
      />
    </div>
  )
}

function TimelinePlaceholders() {
  return (
    <div className={styles.days} aria-hidden="true">
      {Array.from({ length: TIMELINE_PLACEHOLDERS }, (_, index) => (
        <div key={index} className={styles.placeholder}>
          <Skeleton width={32} height={44} />
        </div>
      ))}
    </div>
  )
}
