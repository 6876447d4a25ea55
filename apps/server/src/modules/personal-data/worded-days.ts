import { sql } from 'kysely'
import { DIET_NAMES, MEAL_TYPE_NAMES } from '@dayplate/messages/server'
import { presentPhase } from '../day-plan/index.ts'
import { EATEN_COLUMNS, versionsOfDocument } from '../stored-plans/index.ts'
import { linesOfMeal, wordMeal } from './word-meal.ts'
import { columnsOf, COLUMNS_OF_MEAL } from './worded-columns.ts'
import { documentOf, type WordedTable } from './worded-table.ts'
import type { Language } from './words.ts'

const dietName = (id: unknown, language: Language): unknown =>
  Object.entries(DIET_NAMES).find(([known]) => known === String(id))?.[1][language] ?? id

const PHASES = ['start', 'burn', 'balance', 'keep', 'build'] as const

function phaseName(phase: unknown, language: Language): unknown {
  const known = PHASES.find((one) => one === phase)
  return known === undefined ? phase : presentPhase(known, language).name
}

/** The same format as times in the archive's JSON files. */
const isoTime = (column: string) => sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Planned days: every meal with its dishes, amounts and figures. */
export const DAYS: WordedTable = {
  beside: sql`(select json_build_object(${sql.join(EATEN_COLUMNS.flatMap(([type, column]) => [sql.lit(type), isoTime(`e.${column}`)]))})
    from eaten_days e
    where e.user_id = plan_days.user_id and e.date = plan_days.date) as eaten`,
  versionsOf: ({ document }) => versionsOfDocument(documentOf(document)),
  word(row, words) {
    const { language } = words
    const document = documentOf(row['document'])
    const eaten: object = typeof row['eaten'] === 'object' && row['eaten'] !== null ? row['eaten'] : {}
    const eatenAt = new Map<string, unknown>(Object.entries(eaten))
    const meals = document.meals.map((planned) => ({
      ...wordMeal(document, planned, words),
      eaten_at: eatenAt.get(planned.type) ?? null,
    }))
    const day = {
      date: row['date'],
      diet: dietName(row['diet_id'], language),
      phase: phaseName(row['phase'], language),
      planned_at: row['created_at'],
    }
    return {
      record: { ...day, target: document.proof.target, meals },
      lines: meals.flatMap((meal) => linesOfMeal(meal).map((line) => ({ ...day, ...line }))),
    }
  },
  columns: columnsOf('date', 'diet', 'phase', ...COLUMNS_OF_MEAL, 'eaten_at', 'planned_at'),
}

/** Meals that were marked as eaten, by name: one for each mark of a day. */
export const EATEN: WordedTable = {
  beside: sql`(select p.document from plan_days p
    where p.user_id = eaten_days.user_id and p.date = eaten_days.date) as document`,
  versionsOf: ({ document }) => (document === null ? [] : versionsOfDocument(documentOf(document))),
  word(row, words) {
    const document = row['document'] === null ? null : documentOf(row['document'])
    return EATEN_COLUMNS.filter(([, column]) => row[column] !== null).map(([type, column]) => {
      const planned = document?.meals.find((meal) => meal.type === type)
      const worded = document === null || planned === undefined ? null : wordMeal(document, planned, words)
      const record = {
        date: row['date'],
        meal_type: worded?.meal_type ?? MEAL_TYPE_NAMES[type][words.language],
        meal: worded?.meal ?? null,
        energy_kcal: worded?.energy_kcal ?? null,
        eaten_at: row[column],
      }
      return { record, lines: [record] }
    })
  },
  columns: columnsOf('date', 'meal_type', 'meal', 'energy_kcal', 'eaten_at'),
}
