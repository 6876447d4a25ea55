import { foods, meals } from '@dayplate/catalogue'
import { daysFrom, requireCalendarDay } from '@dayplate/dates'
import { afterAll, describe, expect, it } from 'vitest'
import { makeCatalogue } from '../../catalogue/index.ts'
import { openPlanner } from './open-planner.ts'
import { plannerHere } from './planner-here.ts'
import type { Planning } from '../../stored-plans/index.ts'

const START = requireCalendarDay('2026-11-21')
const catalogue = makeCatalogue({ foods, meals })
const person = {
  sex: 'female',
  ageYears: 36,
  heightCm: 168,
  weightKg: 74.5,
  goalWeightKg: 67,
  mode: 'slimming',
  activity: 'low',
  diet: 'classic',
} as const
const newDays = (change: Partial<Extract<Planning, { kind: 'new-days' }>> = {}): Planning => ({
  kind: 'new-days',
  person,
  exclusions: { allergens: [], foodIds: [] },
  startsOn: START,
  dates: daysFrom(START, 3),
  previous: [],
  seed: 'seed',
  repertoireSeed: 'somebody',
  ...change,
})

const planner = openPlanner({ threads: 1, mostWaiting: 1 })
afterAll(() => planner.close())

describe('openPlanner', () => {
  it('plans the same days as on the calling thread, byte for byte', async () => {
    const planning = newDays({ exclusions: { allergens: ['milk'], foodIds: ['kale'] } })
    expect(JSON.stringify(await planner.plan(catalogue, planning))).toBe(
      JSON.stringify(await plannerHere.plan(catalogue, planning)),
    )
  })

  it('plans with the given catalogue, whatever the thread had before', async () => {
    const fewer = makeCatalogue({ foods, meals: meals.filter((meal) => !meal.id.endsWith('a')) })
    expect(await plannerHere.plan(fewer, newDays())).not.toEqual(await plannerHere.plan(catalogue, newDays()))
    for (const given of [catalogue, fewer, catalogue, catalogue]) {
      expect(await planner.plan(given, newDays())).toEqual(await plannerHere.plan(given, newDays()))
    }
  })

  it('knows meals of earlier catalogues among the previous days', async () => {
    const [day] = await plannerHere.plan(catalogue, newDays())
    if (day === undefined) throw new Error('no day')
    const stored = [...catalogue.currentByMealId.values()].map((version) => ({ ...version, id: `old-${version.id}` }))
    const later = makeCatalogue({ foods, meals }, stored)
    const previous = [{ meals: day.document.meals.map((meal) => ({ ...meal, version: `old-${meal.version}` })) }]
    const planned = await planner.plan(later, newDays({ previous }))
    expect(planned).toEqual(await plannerHere.plan(later, newDays({ previous })))
    expect(planned).not.toEqual(await plannerHere.plan(later, newDays()))
  })

  it('rethrows errors of planning', async () => {
    const broken = newDays({ person: { ...person, goalWeightKg: 30 } })
    await expect(planner.plan(catalogue, broken)).rejects.toThrow('settings that were accepted are refused')
  })

  it('gives up a planning that takes too long, as an overload', async () => {
    const starved = openPlanner({ threads: 1, timeoutMs: 1 })
    await expect(starved.plan(catalogue, newDays())).rejects.toMatchObject({
      extensions: { code: 'OVERLOADED' },
      cause: { message: 'a job took longer than 1 ms' },
    })
    await starved.close()
  })

  it('refuses more jobs than may wait', async () => {
    const taken = [1, 2].map(() => planner.plan(catalogue, newDays()))
    await expect(planner.plan(catalogue, newDays())).rejects.toMatchObject({ extensions: { code: 'OVERLOADED' } })
    await Promise.all(taken)
  })
})
