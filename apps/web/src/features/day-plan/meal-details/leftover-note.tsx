import { formatDay, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { Refrigerator, Soup } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import styles from './leftover-note.module.css'
import type { DishFragment } from './meal-details.gen.ts'

interface LeftoverNoteProps {
  readonly dishes: readonly DishFragment[]
  readonly date: CalendarDay
}

/** How to keep the portions for later days, and how to eat a kept one. All dishes of a meal share a pot. */
export function LeftoverNote({ dishes: [dish], date }: LeftoverNoteProps) {
  const t = useT()
  const language = useLanguage()
  if (dish === undefined || dish.pot === null) return null
  const later = dish.portionDates.map(requireCalendarDay).filter((day) => day > date)
  const isKept = dish.portions > 1
  if (later.length === 0 && !isKept) return null
  const days = new Intl.ListFormat(language).format(later.map((day) => formatDay(day, language, 'weekday')))
  return (
    <div className={styles.note}>
      <h3 className={styles.title}>
        {later.length > 0 ? t('meal-details/keep/title', { days }) : t('meal-details/kept')}
      </h3>
      <ul className={styles.rules}>
        {later.length > 0 ? (
          <li>
            <Refrigerator aria-hidden="true" />
            {t('meal-details/keep')}
          </li>
        ) : null}
        <li>
          <Soup aria-hidden="true" />
          {t(dish.leftoverUse === 'COLD' ? 'meal-details/eat-cold' : 'meal-details/reheat')}
        </li>
      </ul>
    </div>
  )
}
