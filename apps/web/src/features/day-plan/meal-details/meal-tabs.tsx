import { formatDay, type CalendarDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import type { MealTypeName, NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { isMealType } from '../../../domain/meal/meal-grounds.ts'
import styles from './meal-tabs.module.css'

interface MealTabsProps {
  readonly plan: Pick<NormalDayFragment, 'events' | 'dayDiet'>
  readonly date: CalendarDay
  readonly shown: MealTypeName
  readonly onShow: (type: MealTypeName) => void
}

/** The weekday and energy of the day, and tabs that switch between its meals. */
export function MealTabs({ plan, date, shown, onShow }: MealTabsProps) {
  const t = useT()
  const weekday = formatDay(date, useLanguage(), 'weekday')
  return (
    <nav className={styles.bar} aria-label={t('meal-details/meals-of', { weekday })}>
      <p className={styles.day}>
        <b>{weekday}</b> · {plan.dayDiet.kcal}&nbsp;kcal
      </p>
      <ul className={styles.tabs}>
        {plan.events
          .filter(({ mealType }) => isMealType(mealType.type))
          .map(({ mealType }) => (
            <li key={mealType.type}>
              <button
                type="button"
                className={styles.tab}
                aria-current={mealType.type === shown}
                onClick={() => onShow(mealType.type)}
              >
                {mealType.name}
              </button>
            </li>
          ))}
      </ul>
    </nav>
  )
}
