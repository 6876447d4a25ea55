import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useId } from 'react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Scroller } from '../../ui/scroller/scroller.tsx'
import type { PrintedPlan } from './printed-plan.ts'
import { WeekRows } from './week-rows.tsx'
import styles from './week-sheet.module.css'

/** All days at a glance: a row each, a column for each meal. */
export function WeekSheet({ plan }: { readonly plan: PrintedPlan }) {
  const t = useT()
  const language = useLanguage()
  const titleId = useId()
  const { plannedDays, recipes } = plan
  const [first, last] = [plannedDays[0], plannedDays.at(-1)]
  if (first === undefined || last === undefined) return null
  const day = ({ date }: { readonly date: string }) => formatDay(requireCalendarDay(date), language, 'long')
  return (
    <section className={styles.sheet}>
      <h2 id={titleId} className={styles.title}>
        {t('print/week', { start: day(first), end: day(last) })}
      </h2>
      <Scroller className={styles.scroller} labelledBy={titleId}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('print/overview')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('print/day')}</th>
              {first.meals.map(({ mealType }) => (
                <th key={mealType.type} scope="col">
                  {mealType.name}
                </th>
              ))}
            </tr>
          </thead>
          {plannedDays.map((planned) => (
            <WeekRows key={planned.date} day={planned} recipes={recipes} />
          ))}
        </table>
      </Scroller>
    </section>
  )
}
