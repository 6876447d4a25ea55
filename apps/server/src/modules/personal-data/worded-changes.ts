import { versionsOfDocument, type PlanDayDocument } from '../plans/index.ts'
import { linesOfMeal, wordMeal } from './word-meal.ts'
import { columnsOf, COLUMNS_OF_MEAL } from './worded-columns.ts'
import type { WordedTable } from './worded-table.ts'
import { wordExclusions } from './worded-tastes.ts'

interface ChangedDay {
  readonly date: string
  readonly before: { readonly document: PlanDayDocument }
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module exchanges writes these lists
const daysOf = (value: unknown): readonly ChangedDay[] => value as readonly ChangedDay[]

/** Days as they were before somebody changed them. */
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

interface StoredPlanning {
  readonly kind: string
  readonly exclusions: { readonly allergens: readonly string[]; readonly foodIds: readonly string[] }
  readonly person?: object
  readonly people?: readonly { readonly person: object }[]
  readonly dates?: readonly string[]
  readonly days?: readonly { readonly date: string; readonly document: unknown }[]
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module plans writes these requests
const planningOf = (value: unknown): StoredPlanning => value as StoredPlanning

/** What days were planned from: for whom, for which days, and without what. */
export const PLANNINGS: WordedTable = {
  word(row, words) {
    const { exclusions, person, people, dates, days } = planningOf(row['request'])
    const planned = dates ?? days?.map(({ date }) => date) ?? []
    const { allergens, foods } = wordExclusions(exclusions, words)
    const record = {
      planned_at: row['created_at'],
      first_day: planned[0] ?? null,
      last_day: planned.at(-1) ?? null,
      people: person === undefined ? (people ?? []).map((one) => one.person) : [person],
      allergens,
      foods,
      engine_version: row['engine_version'],
      catalogue_version: row['catalogue_version'],
    }
    return { record, lines: [{ ...record, allergens: allergens.join('; '), foods: foods.join('; ') }] }
  },
  columns: columnsOf(
    'planned_at',
    'first_day',
    'last_day',
    'people',
    'allergens',
    'foods',
    'engine_version',
    'catalogue_version',
  ),
}
