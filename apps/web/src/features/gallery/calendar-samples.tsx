import { requireCalendarDay } from '@dayplate/dates'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DateField } from '../../ui/date-field/date-field.tsx'
import { Spinner } from '../../ui/spinner/spinner.tsx'
import { TranslatedCalendarWording } from '../../platform/i18n/translated-calendar-wording.tsx'
import { DrawnPart } from '../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const BIRTHDAY = requireCalendarDay('1980-01-01')

/** Loaded on demand, like every calendar. */
const calendarViews = lazyPart(async () => (await import('./calendar-views.tsx')).CalendarViews)

const ignore = () => {}

export function CalendarSamples({ title }: { readonly title: string }) {
  const [isShown, setShown] = useState(false)
  return (
    <TranslatedCalendarWording>
      <Sample title={title}>
        <DateFields />
        {isShown ? (
          <DrawnPart part={calendarViews} props={{}} loading={<Spinner />} />
        ) : (
          <Button kind="secondary" onClick={() => setShown(true)}>
            Show the calendar
          </Button>
        )}
      </Sample>
    </TranslatedCalendarWording>
  )
}

function DateFields() {
  const [birthday, setBirthday] = useState<string | null>(BIRTHDAY)
  const [date, setDate] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>('2025-1-5')
  return (
    <>
      <div className={styles.columns}>
        <DateField label="Date" name="date" value={date} onChange={setDate} help="Type it or choose it" />
        <DateField label="Birthday" name="birthday" value={birthday} onChange={setBirthday} firstView="decade" />
        <DateField
          label="Wrong date"
          name="wrong"
          value={wrong}
          onChange={setWrong}
          error={wrong === '2025-1-5' ? 'Date format is incorrect.' : undefined}
        />
      </div>
      <div className={styles.columns}>
        <DateField label="Disabled date" name="disabled" value={BIRTHDAY} onChange={ignore} disabled />
        <DateField label="Read-only date" name="read-only" value={BIRTHDAY} onChange={ignore} isReadOnly />
      </div>
    </>
  )
}
