import { type CalendarDay, formatDay } from '@dayplate/dates'
import { useLanguage, useT } from '../../../platform/i18n/i18n.ts'
import { MacroBar } from '../../../ui/macro-bar/macro-bar.tsx'
import type { DaySummaryFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import styles from './day-summary.module.css'

interface DaySummaryProps {
  readonly dayDiet: DaySummaryFragment
  readonly date: CalendarDay
  readonly isToday: boolean
  readonly hasMacros: boolean
}

/** The day's date, energy, diet, phase, macros and fibre. */
export function DaySummary({ dayDiet, date, isToday, hasMacros }: DaySummaryProps) {
  const t = useT()
  const language = useLanguage()
  const dayMonth = formatDay(date, language, 'day-month')
  return (
    <header className={styles.summary}>
      <div className={styles.name}>
        <p className={styles.date}>{isToday ? t('day-plan/today-date', { date: dayMonth }) : dayMonth}</p>
        <h1 className={styles.weekday}>{formatDay(date, language, 'weekday')}</h1>
      </div>
      <div className={styles.energy}>
        <p className={styles.kcal}>
          {dayDiet.kcal}&nbsp;<small>kcal</small>
        </p>
        <p className={styles.diet}>
          <i style={{ background: dayDiet.phase.colour }} aria-hidden="true" />
          {dayDiet.name} · {dayDiet.phase.name}
        </p>
      </div>
      {hasMacros ? (
        <div className={styles.macros}>
          <MacroBar
            protein={{ label: t('macro/protein'), percentage: dayDiet.macro.protein.percentage }}
            fat={{ label: t('macro/fat'), percentage: dayDiet.macro.fat.percentage }}
            carbs={{ label: t('macro/carbs'), percentage: dayDiet.macro.carbohydrates.percentage }}
          />
          <p className={styles.fibre}>{t('day-plan/fibre', { grams: dayDiet.fibreG })}</p>
        </div>
      ) : null}
    </header>
  )
}
