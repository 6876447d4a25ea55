import { expect, it } from 'vitest'
import { groupChanges } from './group-changes.ts'

const grams = (kcal: number) =>
  ({ __typename: 'MacroGrams', kcal, proteinG: 100, fatG: 60, carbohydrateG: 200 }) as const
const day = (date: string, before: number | null, after: number) =>
  ({
    __typename: 'DietChangeDay',
    date,
    isChanged: true,
    before: before === null ? null : grams(before),
    after: grams(after),
  }) as const

it('groups consecutive days with the same targets before and after', () => {
  const days = [
    day('2026-11-30', 1800, 1700),
    day('2026-12-01', 1800, 1700),
    day('2026-12-02', 1800, 1600),
    day('2026-12-03', null, 1600),
  ]
  expect(groupChanges(days)).toEqual([
    { first: '2026-11-30', last: '2026-12-01', before: grams(1800), after: grams(1700) },
    { first: '2026-12-02', last: '2026-12-02', before: grams(1800), after: grams(1600) },
    { first: '2026-12-03', last: '2026-12-03', before: null, after: grams(1600) },
  ])
})

it('does not group days across a gap', () => {
  expect(groupChanges([day('2026-12-01', null, 1700), day('2026-12-03', null, 1700)])).toHaveLength(2)
})
