import { versionsOfDocument, type PlanDayDocument } from '../stored-plans/index.ts'
import { linesOfMeal, wordMeal } from './word-meal.ts'
import { columnsOf, COLUMNS_OF_MEAL } from './worded-columns.ts'
import type { WordedTable } from './worded-table.ts'

interface ChangedDay {
  readonly date: string
  readonly before: { readonly document: PlanDayDocument }
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module replacements writes these lists
const daysOf = (value: unknown): readonly ChangedDay[] => value as readonly ChangedDay[]

/** Days as they were before the user changed them. */
export const CHANGES: WordedTable = {
  versionsOf: ({ days }) => daysOf(days).flatMap(({ before }) => versionsOfDocument(before.document)),
  word(row, words) {
    const days = daysOf(row['days']).map(({ date, before: { document } }) => ({
      date,
      meals: document.meals.map((planned) => wordMeal(document, planned, words)),
    }))
    const changed_at = row['created_at']
    return {
      record: { changed_at, days_before: days },
      lines: days.flatMap(({ date, meals }) =>
        meals.flatMap((meal) => linesOfMeal(meal).map((line) => ({ changed_at, date, ...line }))),
      ),
    }
  },
  columns: columnsOf('changed_at', 'date', ...COLUMNS_OF_MEAL),
}
