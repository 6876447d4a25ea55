import { DIET_IDS } from '@dayplate/nutrition'
import { DIET_NAMES } from '@dayplate/messages/server'
import type { Planning } from '../stored-plans/index.ts'
import { ACTIVITY_NAMES, MODE_NAMES, SEX_NAMES } from './common-columns.ts'
import type { Row } from './read-rows.ts'
import { columnsOf } from './worded-columns.ts'
import type { WordedTable } from './worded-table.ts'
import { wordExclusions } from './worded-tastes.ts'
import type { Language } from './words.ts'

// oxlint-disable-next-line typescript/consistent-type-assertions -- only the module stored-plans writes these requests
const planningOf = (value: unknown): Planning => value as Planning

type Person = Extract<Planning, { readonly kind: 'new-days' }>['person']

/** The days planned with the same figures. Changed days may follow settings of different dates. */
interface PlannedFor {
  readonly person: Person
  readonly dates: readonly string[]
}

function plannedFor(planning: Planning): readonly PlannedFor[] {
  if (planning.kind === 'new-days') return [{ person: planning.person, dates: planning.dates }]
  return planning.people.map(({ settingsId, person }) => ({
    person,
    dates: planning.days.filter((day) => day.settingsId === settingsId).map(({ date }) => date),
  }))
}

const wordPerson = (person: Person, language: Language): Row => ({
  sex: SEX_NAMES[person.sex][language],
  age_years: person.ageYears,
  height_cm: person.heightCm,
  weight_kg: person.weightKg,
  goal_weight_kg: person.goalWeightKg,
  mode: MODE_NAMES[person.mode][language],
  activity: ACTIVITY_NAMES[person.activity][language],
  diet: DIET_NAMES[DIET_IDS[person.diet]][language],
})

/** The inputs of each planning: figures, days and exclusions. One line for each set of figures. */
export const PLANNINGS: WordedTable = {
  word(row, words) {
    const planning = planningOf(row['request'])
    const { allergens, foods } = wordExclusions(planning.exclusions, words)
    const planned_at = row['created_at']
    const versions = { engine_version: row['engine_version'], catalogue_version: row['catalogue_version'] }
    const people = plannedFor(planning).map(({ person, dates }) => ({
      first_day: dates[0] ?? null,
      last_day: dates.at(-1) ?? null,
      ...wordPerson(person, words.language),
    }))
    const avoided = { allergens: allergens.join('; '), foods: foods.join('; ') }
    return {
      record: { planned_at, people, allergens, foods, ...versions },
      lines: people.map((person) => ({ planned_at, ...person, ...avoided, ...versions })),
    }
  },
  columns: columnsOf(
    'planned_at',
    'first_day',
    'last_day',
    'sex',
    'age_years',
    'height_cm',
    'weight_kg',
    'goal_weight_kg',
    'mode',
    'activity',
    'diet',
    'allergens',
    'foods',
    'engine_version',
    'catalogue_version',
  ),
}
