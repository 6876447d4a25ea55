import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useId } from 'react'
import { useLanguage, useT } from '../../platform/i18n/i18n.ts'
import { Scroller } from '../../ui/scroller/scroller.tsx'
import { type PrintedPlan, recipeOf, servingOf, type Serving } from './printed-plan.ts'
import { EveningNotes } from './evening-notes.tsx'
import type { PrintedDayFragment, PrintedRecipeFragment } from './print.gen.ts'
import { TickBox } from './tick-box.tsx'
import styles from './week-sheet.module.css'

/** An overview of all days, with a row for each day and a column for each meal. */
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

interface WeekRowsProps {
  readonly day: PrintedDayFragment
  readonly recipes: readonly PrintedRecipeFragment[]
}

/** A day of the overview with its evening notes below. A page break never separates them. */
function WeekRows({ day, recipes }: WeekRowsProps) {
  const language = useLanguage()
  const date = requireCalendarDay(day.date)
  return (
    <tbody className={styles.day}>
      <tr>
        <th scope="row">
          <span className={styles.weekday}>{formatDay(date, language, 'weekday')}</span>
          <span className={styles.date}>{formatDay(date, language, 'short')}</span>
          <span className={styles.date}>{Math.round(day.macros.kcal)}&nbsp;kcal</span>
        </th>
        {day.meals.map((meal) => (
          <td key={meal.mealType.type}>
            <TickBox />
            {recipeOf(recipes, meal).name}
            <span className={styles.kcal}>{Math.round(meal.macros.kcal)}&nbsp;kcal</span>
            <CookMark serving={servingOf(meal)} />
          </td>
        ))}
      </tr>
      {day.eveningNotes.length === 0 ? null : (
        <tr>
          <td colSpan={day.meals.length + 1} className={styles.evening}>
            <EveningNotes notes={day.eveningNotes} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** A short note: cook for further days too, or eat a portion cooked before. */
function CookMark({ serving }: { readonly serving: Serving }) {
  const t = useT()
  const language = useLanguage()
  switch (serving.kind) {
    case 'cooked-for-it':
      return null
    case 'cook-ahead':
      return <span className={styles.ahead}>{t('print/cook-ahead', { count: serving.total })}</span>
    case 'leftover':
      return (
        <span className={styles.leftover}>
          {t('print/leftover', { weekday: formatDay(serving.cookedOn, language, 'weekday') })}
        </span>
      )
  }
}
