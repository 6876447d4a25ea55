import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useCalendarWording } from '../wording/calendar-wording.tsx'
import { useWording } from '../wording/wording.tsx'
import { CalendarHeader, type Turn } from './calendar-header.tsx'
import type { WideViewProps } from './calendar-view-props.ts'
import { monthBounds, monthNumber, WHOLE_CALENDAR, yearOf } from './calendar-span.ts'
import { inMonth } from './move-day.ts'
import { PickerGrid } from './picker-grid.tsx'

const MONTHS = 12

interface YearViewProps extends WideViewProps {
  readonly onWider: () => void
}

/** The months of a year. */
export function YearView({
  label,
  span,
  value,
  focused,
  today,
  takesFocus,
  onFocus,
  onChoose,
  onWider,
}: YearViewProps) {
  const words = useCalendarWording()
  const { language } = useWording()
  const bounds = monthBounds(span)
  const year = yearOf(focused)
  const january = year * MONTHS
  const dayIn = (month: number): CalendarDay => inMonth(focused, month, span)
  const cells = Array.from({ length: MONTHS }, (_, index) => {
    const number = january + index
    // The name of a month does not depend on the year, so any month with its number gives it.
    const named = inMonth(focused, number, WHOLE_CALENDAR)
    return {
      number,
      text: formatDay(named, language, 'month'),
      label: formatDay(named, language, 'month-year'),
      isSelected: value !== null && monthNumber(value) === number,
      isCurrent: monthNumber(today) === number,
    }
  })
  const turn = (turnLabel: string, months: number): Turn => ({
    label: turnLabel,
    isPossible: months < 0 ? january > bounds.least : january + MONTHS <= bounds.most,
    onTurn: () => onFocus(dayIn(monthNumber(focused) + months)),
  })
  return (
    <>
      <CalendarHeader
        title={String(year)}
        wider={{ label: words.chooseYear(String(year)), onOpen: onWider }}
        previous={turn(words.previousYear, -MONTHS)}
        next={turn(words.nextYear, MONTHS)}
        isAnnounced
      />
      <PickerGrid
        label={`${label}, ${year}`}
        cells={cells}
        perPage={MONTHS}
        bounds={bounds}
        focused={monthNumber(focused)}
        takesFocus={takesFocus}
        onMove={(number) => onFocus(dayIn(number))}
        onChoose={(number) => onChoose(dayIn(number))}
      />
    </>
  )
}
