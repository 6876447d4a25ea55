import { daysFrom, requireCalendarDay } from '@dayplate/dates'
import { DIET_IDS, type Person } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { contentName } from '../catalogue/index.ts'
import { ENGINE_VERSIONS } from './engine-version.ts'
import type { Planning, FutureDay, NewPlanDay } from '../stored-plans/index.ts'
import { runPlanning } from './planner/run-planning.ts'
import { syntheticCatalogue } from './synthetic-catalogue.fixture.ts'

const STARTS_ON = requireCalendarDay('2026-11-21')
const NOTHING = { allergens: [], foodIds: [] }

/** Long enough for the second phase and for a meal to recur. */
const DAYS = 10

const catalogue = syntheticCatalogue()

const WOMAN: Person = {
  sex: 'female',
  ageYears: 36,
  heightCm: 168,
  weightKg: 74.5,
  goalWeightKg: 67,
  mode: 'slimming',
  activity: 'low',
  diet: 'classic',
}

const PEOPLE: readonly Person[] = [
  WOMAN,
  { ...WOMAN, diet: 'vegetarian', mode: 'stabilization', ageYears: 55 },
  { ...WOMAN, diet: 'vegan', sex: 'male', mode: 'gain_muscle_mass', goalWeightKg: 80, activity: 'high' },
  { ...WOMAN, diet: 'glp1', weightKg: 96 },
]

const newDays = (person: Person): Planning => ({
  kind: 'new-days',
  person,
  exclusions: NOTHING,
  startsOn: STARTS_ON,
  dates: daysFrom(STARTS_ON, DAYS),
  previous: [],
  seed: 'fingerprint',
  repertoireSeed: 'fingerprint',
})

/** Plans the same days again without gluten. */
function changedDays(person: Person, planned: readonly NewPlanDay[]): Planning {
  const stored = (day: NewPlanDay): FutureDay => ({
    ...day,
    setId: `set-${day.date}`,
    dietId: DIET_IDS[person.diet],
    settingsId: 1,
    eaten: day.date === STARTS_ON ? ['breakfast'] : [],
  })
  return {
    kind: 'changed-days',
    exclusions: { allergens: ['gluten'], foodIds: [] },
    days: planned.map(stored),
    people: [{ settingsId: 1, person, startsOn: STARTS_ON }],
    previous: [],
    seed: 'fingerprint',
    repertoireSeed: 'fingerprint',
  }
}

/** The content of a day, without the versions of engine and catalogue. */
const contentOf = ({ date, phase, document: { meals, proof, kept } }: NewPlanDay) => ({
  date,
  phase,
  meals: meals.map(({ version, ...meal }) => ({ ...meal, mealId: catalogue.versions.get(version)?.mealId })),
  kept,
  proof,
})

const PLANNED = PEOPLE.map((person) => {
  const days = runPlanning(catalogue, newDays(person))
  return { days, changed: runPlanning(catalogue, changedDays(person, days)) }
})

const FINGERPRINT = contentName(
  PLANNED.map(({ days, changed }) => ({ days: days.map(contentOf), changed: changed.map(contentOf) })),
)

describe('the version of the engine', () => {
  it('is raised when the engine plans different days', () => {
    const [{ version, fingerprint }] = ENGINE_VERSIONS
    const next = `{ version: '${Number(version) + 1}', fingerprint: '${FINGERPRINT}' }`
    const advice = `The engine makes other days. If it is meant to, put ${next} first in engine-version.ts.`
    expect(FINGERPRINT, advice).toBe(fingerprint)
  })

  it('is unique, and so are the plans of each version', () => {
    for (const key of ['version', 'fingerprint'] as const) {
      expect(new Set(ENGINE_VERSIONS.map((entry) => entry[key])).size).toBe(ENGINE_VERSIONS.length)
    }
  })

  it('covers valid plans of every diet, with leftovers, concessions and replaced meals', () => {
    for (const { days, changed } of PLANNED) {
      expect(days.filter(({ document }) => !document.proof.holds)).toEqual([])
      expect(changed.length).toBeGreaterThan(0)
    }
    const documents = PLANNED.flatMap(({ days }) => days.map(({ document }) => document))
    expect(documents.some(({ meals }) => meals.some(({ portion }) => portion === 2))).toBe(true)
    expect(documents.some(({ proof }) => proof.reasons.length > 0)).toBe(true)
  })
})
