import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import { CookMark } from './cook-mark.tsx'
import { EveningNotes } from './evening-notes.tsx'
import type { PrintedDayFragment, PrintedRecipeFragment } from './print.gen.ts'
import { recipeOf, servingOf } from './printed-plan.ts'
import { TickBox } from './tick-box.tsx'
import styles from './week-sheet.module.css'

interface WeekRowsProps {
  readonly day: PrintedDayFragment
  readonly recipes: readonly PrintedRecipeFragment[]
}

/** A day of the overview, and below it what its evening needs: never torn apart by the end of a page. */
export function WeekRows({ day, recipes }: WeekRowsProps) {
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
