import { formatDay, requireCalendarDay } from '@dayplate/dates'
import { useLanguage } from '../../platform/i18n/i18n.ts'
import styles from './day-sheet.module.css'
import { EveningNotes } from './evening-notes.tsx'
import { MacroLine } from './macro-line.tsx'
import { MealOnPaper } from './meal-on-paper.tsx'
import type { PrintedDayFragment, PrintedRecipeFragment } from './print.gen.ts'
import { recipeOf } from './printed-plan.ts'

interface DaySheetProps {
  readonly day: PrintedDayFragment
  readonly recipes: readonly PrintedRecipeFragment[]
}

/** The printed sheet of a day, with all meals and recipes. */
export function DaySheet({ day, recipes }: DaySheetProps) {
  const language = useLanguage()
  const date = requireCalendarDay(day.date)
  return (
    <section className={styles.sheet}>
      <header className={styles.header}>
        <div>
          <h2 className={styles.weekday}>{formatDay(date, language, 'weekday')}</h2>
          <p>{formatDay(date, language, 'long')}</p>
        </div>
        <div className={styles.figures}>
          <p className={styles.kcal}>{Math.round(day.macros.kcal)}&nbsp;kcal</p>
          <p>
            <MacroLine macros={day.macros} />
          </p>
        </div>
      </header>
      {day.meals.map((meal) => (
        <MealOnPaper key={meal.mealType.type} meal={meal} recipe={recipeOf(recipes, meal)} date={day.date} />
      ))}
      <EveningNotes notes={day.eveningNotes} />
    </section>
  )
}
