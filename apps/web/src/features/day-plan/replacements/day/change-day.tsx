import type { CalendarDay } from '@dayplate/dates'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { Page } from '../../../../ui/page/page.tsx'
import { SearchField } from '../../../../ui/search-field/search-field.tsx'
import { EatenAlready } from '../eaten-already.tsx'
import { ScreenBar } from '../screen-bar.tsx'
import styles from './change-day.module.css'
import { OtherDays } from './other-days.tsx'
import { useSettled } from '../../../../platform/form/use-settled.ts'

interface ChangeDayProps {
  readonly date: CalendarDay
  /** All of it: then there is nothing to exchange. */
  readonly isEaten: boolean
  readonly onClose: () => void
}

/** The server looks at no more (its search). */
const SEARCH_MAX_LENGTH = 60
/** Long enough not to ask for every letter, short enough not to be waited for. */
const TYPING_MS = 300

/** Whole other days for a date, found by what is in them, and what each of them would do. */
export function ChangeDay({ date, isEaten, onClose }: ChangeDayProps) {
  const t = useT()
  // As it was found: a day that is eaten in another tab meanwhile is led back to, and says so.
  const [wasEaten] = useState(isEaten)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <Page>
      <ScreenBar date={date} onBack={onClose} />
      <h1 className={styles.title} ref={title} tabIndex={-1}>
        {t('change-day/title')}
      </h1>
      {wasEaten ? <EatenAlready what="day" onClose={onClose} /> : <SearchedDays date={date} onClose={onClose} />}
    </Page>
  )
}

function SearchedDays({ date, onClose }: Omit<ChangeDayProps, 'isEaten'>) {
  const t = useT()
  const [text, setText] = useState('')
  const searched = useSettled(text.trim(), TYPING_MS)
  return (
    <>
      <search className={styles.search}>
        <SearchField
          label={t('change-day/search')}
          placeholder={t('change-day/search')}
          name="dish-or-ingredient"
          value={text}
          onChange={setText}
          maxLength={SEARCH_MAX_LENGTH}
        />
      </search>
      <OtherDays date={date} text={searched} onClear={() => setText('')} onClose={onClose} />
    </>
  )
}
