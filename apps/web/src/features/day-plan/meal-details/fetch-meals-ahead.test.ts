import { requireCalendarDay } from '@dayplate/dates'
import type { Client } from 'urql'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MealCardFragment } from '../day-plan.gen.ts'
import { fetchMealsAhead } from './fetch-meals-ahead.ts'

beforeEach(() => vi.stubGlobal('Image', class {}))
afterEach(() => vi.unstubAllGlobals())

const mealOf = (type: string) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- of a meal only this is read, and its type may be a newer gateway's
  ({ id: type, eatenImageUrl: `/${type}.webp`, mealType: { type } }) as unknown as MealCardFragment

it('asks for the meals of a day, but not for one of a type that this page does not know', async () => {
  const query = vi.fn((_document: unknown, _variables: unknown) => ({ toPromise: async () => ({}) }))
  // oxlint-disable-next-line typescript/consistent-type-assertions -- nothing else of a client is used
  const client = { query } as unknown as Client
  await fetchMealsAhead({
    client,
    setId: 'set',
    events: ['Breakfast', 'Supper', 'Dinner'].map(mealOf),
    date: requireCalendarDay('2026-11-21'),
    signal: new AbortController().signal,
  })
  expect(query.mock.calls.map(([, variables]) => variables)).toMatchObject([
    { mealType: 'Breakfast' },
    { mealType: 'Dinner' },
  ])
})
