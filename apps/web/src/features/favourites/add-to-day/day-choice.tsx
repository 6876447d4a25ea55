import { addDays, formatDay, type CalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RadioCards } from '../../../ui/radio-cards/radio-cards.tsx'
import { LazyCalendar } from './lazy-calendar.tsx'

/** The day that is meant; null as long as none is taken from the calendar. */
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
      : { text: t(day > lastDay ? 'favourites/insert/past-plan' : 'favourites/insert/no-plan'), disabled: true }
  const choose = (kind: ChosenDay['kind']) => onChange(kind === 'other' ? { kind, day: null } : { kind })
  const calendar = (
    <LazyCalendar
      label={t('favourites/insert/date')}
      value={chosen.kind === 'other' ? chosen.day : null}
      onChange={(day) => onChange({ kind: 'other', day })}
      min={today}
      max={lastDay}
      reasonAgainst={(day) => (daysAhead.includes(day) ? undefined : t('favourites/insert/no-plan'))}
    />
  )
  return (
    <RadioCards
      label={t('favourites/insert/when')}
      isLabelHidden
      name="insert-day"
      value={chosen.kind}
      onChange={choose}
      options={[
        { value: 'today', title: t('favourites/insert/today'), ...optionOf(today) },
        { value: 'tomorrow', title: t('favourites/insert/tomorrow'), ...optionOf(tomorrow) },
        { value: 'other', title: t('favourites/insert/other'), details: calendar },
      ]}
    />
  )
}
