import { formatDay, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { Refrigerator, Soup } from 'lucide-react'
import { keptDishNames } from '../../../domain/recipe/kept-dishes.ts'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { RichText } from '../../../platform/i18n/rich-text.tsx'
import styles from './leftover-note.module.css'
import type { DishFragment } from './meal-details.gen.ts'
import { firstInPot } from './pot-of-meal.ts'

interface LeftoverNoteProps {
  readonly dishes: readonly DishFragment[]
  /** Language of the names of the dishes. */
  readonly textLanguage: string
  readonly date: CalendarDay
}

/** How to keep the portions for later days, and how to eat a kept one. */
export function LeftoverNote({ dishes, textLanguage, date }: LeftoverNoteProps) {
  const t = useT()
  const language = useLanguage()
  const dish = firstInPot(dishes)
  if (dish === null) return null
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
          <span>
            <HowToEat isCold={dish.leftoverUse === 'COLD'} names={keptDishNames(dishes)} textLanguage={textLanguage} />
          </span>
        </li>
      </ul>
    </div>
  )
}

interface HowToEatProps {
  readonly isCold: boolean
  /** The kept dishes, if others are made fresh. */
  readonly names: readonly string[]
  readonly textLanguage: string
}

/** How a kept portion is eaten. Names its dishes if the meal has fresh ones too, because those are never reheated. */
function HowToEat({ isCold, names, textLanguage }: HowToEatProps) {
  const t = useT()
  const language = useLanguage()
  if (names.length === 0) return t(isCold ? 'meal-details/eat-cold' : 'meal-details/reheat')
  const dishes = new Intl.ListFormat(language).format(names)
  return (
    <RichText
      text={t(isCold ? 'meal-details/eat-kept-cold' : 'meal-details/reheat-kept', { dishes })}
      marks={[(words) => <b lang={textLanguage}>{words}</b>]}
    />
  )
}
