import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { ArrowRight } from 'lucide-react'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { ReplacedDayFragment } from '../diet-settings.gen.ts'
import styles from './replaced-days.module.css'

interface ReplacedDaysProps {
  readonly days: readonly ReplacedDayFragment[]
  /** Whether replaced meals without excluded foods show a reason. They need none if the whole plan is new. */
  readonly hasReasons?: boolean
}

/** Lists for each day which meals would be replaced, and their replacements. */
export function ReplacedDays({ days, hasReasons = true }: ReplacedDaysProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <ul className={styles.days}>
      {days.map((day) => (
        <li key={day.date}>
          <h3 className={styles.date}>{formatDay(requireCalendarDay(day.date), language, 'full')}</h3>
          <ul className={styles.meals}>
            {day.meals.map((meal) => (
              <ReplacedMeal key={meal.mealType.type} meal={meal} hasReason={hasReasons && !meal.hasExcluded} />
            ))}
          </ul>
          {day.holds ? null : <p className={styles.note}>{t('exclusions/change/near')}</p>}
        </li>
      ))}
    </ul>
  )
}

interface ReplacedMealProps {
  readonly meal: ReplacedDayFragment['meals'][number]
  readonly hasReason: boolean
}

function ReplacedMeal({ meal, hasReason }: ReplacedMealProps) {
  const t = useT()
  return (
    <li className={styles.meal}>
      <p className={styles.type}>{meal.mealType.name}</p>
      <div>
        {meal.to === null ? (
          <p>{t('exclusions/change/nothing', { meal: meal.from })}</p>
        ) : (
          <>
            <p className={styles.to}>
              <ArrowRight className={styles.arrow} aria-hidden="true" />
              {meal.to}
            </p>
            <p className={styles.from}>{t('exclusions/change/from', { meal: meal.from })}</p>
          </>
        )}
        {hasReason ? <p className={styles.from}>{t('exclusions/change/room')}</p> : null}
      </div>
    </li>
  )
}
