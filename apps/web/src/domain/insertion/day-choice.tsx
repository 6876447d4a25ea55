import { addDays, formatDay, type CalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { RadioCards } from '../../ui/radio-cards/radio-cards.tsx'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { TranslatedCalendarWording } from '../../platform/i18n/translated-calendar-wording.tsx'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import type { CalendarProps } from '../../ui/calendar/calendar.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'

/** The chosen day; null until one is chosen in the calendar. */
export type ChosenDay =
  | { readonly kind: 'today' | 'tomorrow' }
  | { readonly kind: 'other'; readonly day: CalendarDay | null }

interface DayChoiceProps {
  readonly chosen: ChosenDay
  readonly onChange: (chosen: ChosenDay) => void
  readonly today: CalendarDay
  readonly lastDay: CalendarDay
  readonly daysAhead: readonly CalendarDay[]
}

/** Today, tomorrow, or a day from the calendar. */
export function DayChoice({ chosen, onChange, today, lastDay, daysAhead }: DayChoiceProps) {
  const t = useT()
  const language = useLanguage()
  const tomorrow = addDays(today, 1)
  const optionOf = (day: CalendarDay) =>
    daysAhead.includes(day)
      ? { text: formatDay(day, language, 'full') }
      : { text: t(day > lastDay ? 'insertion/past-plan' : 'insertion/no-plan'), disabled: true }
  const choose = (kind: ChosenDay['kind']) => onChange(kind === 'other' ? { kind, day: null } : { kind })
  const calendar = (
    <LazyCalendar
      label={t('insertion/date')}
      value={chosen.kind === 'other' ? chosen.day : null}
      onChange={(day) => onChange({ kind: 'other', day })}
      min={today}
      max={lastDay}
      reasonAgainst={(day) => (daysAhead.includes(day) ? undefined : t('insertion/no-plan'))}
    />
  )
  return (
    <RadioCards
      label={t('insertion/when')}
      isLabelHidden
      name="insert-day"
      value={chosen.kind}
      onChange={choose}
      options={[
        { value: 'today', title: t('insertion/today'), ...optionOf(today) },
        { value: 'tomorrow', title: t('insertion/tomorrow'), ...optionOf(tomorrow) },
        { value: 'other', title: t('insertion/other'), details: calendar },
      ]}
    />
  )
}

const calendar = lazyPart(async () => {
  const { Calendar } = await import('../../ui/calendar/calendar.tsx')
  return (props: CalendarProps) => (
    <TranslatedCalendarWording>
      <Calendar {...props} />
    </TranslatedCalendarWording>
  )
}, 'calendar')

/**
 * A calendar inside the dialog, because a popup at the end of the page would be covered by the dialog. Loaded only when needed.
 */
function LazyCalendar(props: CalendarProps) {
  return (
    <DrawnPart
      part={calendar}
      props={props}
      loading={
        <SkeletonGroup>
          <Skeleton height={340} />
        </SkeletonGroup>
      }
      failed={(retry) => <FailedState failure={{ kind: 'network' }} onRetry={retry} />}
    />
  )
}
