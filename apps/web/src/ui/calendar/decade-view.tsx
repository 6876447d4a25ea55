import { FIRST_YEAR, LAST_YEAR } from '@dayplate/dates'
import { useCalendarWording } from '../wording/calendar-wording.tsx'
import { CalendarHeader, type Turn } from './calendar-header.tsx'
import type { WideViewProps } from './calendar-view-props.ts'
import { yearBounds, yearOf } from './calendar-span.ts'
import { inYear } from './move-day.ts'
import { PickerGrid } from './picker-grid.tsx'

/** How many years one page shows (specification, section 5). */
const YEARS = 10

/** The years of a decade. */
export function DecadeView({ label, span, value, focused, today, takesFocus, onFocus, onChoose }: WideViewProps) {
  const words = useCalendarWording()
  const bounds = yearBounds(span)
  const first = Math.floor(yearOf(focused) / YEARS) * YEARS
  const years = Array.from({ length: YEARS }, (_, index) => first + index).filter(isInCalendar)
  const title = `${first}–${years.at(-1) ?? first}`
  const cells = years.map((year) => ({
    number: year,
    text: String(year),
    label: String(year),
    isSelected: value !== null && yearOf(value) === year,
    isCurrent: yearOf(today) === year,
  }))
  const turn = (turnLabel: string, by: number): Turn => ({
    label: turnLabel,
    isPossible: by < 0 ? first > bounds.least : first + YEARS <= bounds.most,
    onTurn: () => onFocus(inYear(focused, Math.min(Math.max(yearOf(focused) + by, bounds.least), bounds.most), span)),
  })
  return (
    <>
      <CalendarHeader
        title={title}
        previous={turn(words.previousDecade, -YEARS)}
        next={turn(words.nextDecade, YEARS)}
        isAnnounced
      />
      <PickerGrid
        label={`${label}, ${title}`}
        cells={cells}
        perPage={YEARS}
        bounds={bounds}
        focused={yearOf(focused)}
        takesFocus={takesFocus}
        onMove={(year) => onFocus(inYear(focused, year, span))}
        onChoose={(year) => onChoose(inYear(focused, year, span))}
      />
    </>
  )
}

const isInCalendar = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR
