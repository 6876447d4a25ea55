import { requireCalendarDay } from '@dayplate/dates'
import { expect, it, vi } from 'vitest'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import type { MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { preloadPlate } from '../../../domain/meal-media/preload-plate.ts'
import { fetchMealsAhead } from './fetch-meals-ahead.ts'

vi.mock('../../../platform/graphql-client/send-query.ts', () => ({ sendQuery: vi.fn() }))
vi.mock('../../../domain/meal-media/preload-plate.ts', () => ({ preloadPlate: vi.fn(() => Promise.resolve()) }))

const mealOf = (type: string) =>
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the function reads only these fields, and the type may be one that only a newer gateway has
  ({ id: type, eatenImageUrl: `/${type}.webp`, mealType: { type } }) as unknown as MealCardFragment

it('fetches the meals of a day and their cleared plates, except for meal types unknown to this page', async () => {
  await fetchMealsAhead({
    setId: 'set',
    events: ['Breakfast', 'Supper', 'Dinner'].map(mealOf),
    date: requireCalendarDay('2026-11-21'),
    signal: new AbortController().signal,
  })
  expect(vi.mocked(sendQuery).mock.calls.map(([, variables]) => variables)).toMatchObject([
    { mealType: 'Breakfast' },
    { mealType: 'Dinner' },
  ])
  // So that the cleared plate appears at once when a meal is eaten.
  expect(vi.mocked(preloadPlate).mock.calls.map(([picture]) => picture)).toEqual(['/Breakfast.webp', '/Dinner.webp'])
})
