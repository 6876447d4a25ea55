import type { CalendarDay } from '@dayplate/dates'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Page } from '../../../ui/page/page.tsx'
import { SearchField } from '../../../ui/search-field/search-field.tsx'
import { EatenAlready } from '../eaten-already.tsx'
import { ScreenBar } from '../screen-bar.tsx'
import styles from './change-day.module.css'
import { OtherDays } from './other-days.tsx'
import { useSettled } from '../../../platform/form/use-settled.ts'

interface ChangeDayProps {
  readonly date: CalendarDay
  /** Whether all meals of the day are eaten, so that nothing is left to replace. */
  readonly isEaten: boolean
  readonly onClose: () => void
}

/** The maximum length of the search text. The server ignores further characters. */
const SEARCH_MAX_LENGTH = 60
/** The pause in typing that starts a search, in milliseconds: long enough to skip single letters, short enough not to annoy. */
const TYPING_MS = 300

/** A screen with days that can replace this one, and how each would change it. The user can search them by dish or ingredient. */
export function ChangeDay({ date, isEaten, onClose }: ChangeDayProps) {
  const t = useT()
  // Only the first value counts. If the day is eaten in another tab while this screen is open, the gateway refuses the offer and
  // the screen returns to the day with the reason.
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
