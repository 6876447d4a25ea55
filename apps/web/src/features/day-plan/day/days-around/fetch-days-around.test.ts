import { requireCalendarDay } from '@dayplate/dates'
import { expect, it, vi } from 'vitest'
import { preloadPlate } from '../../../../domain/meal-media/preload-plate.ts'
import { sendQuery } from '../../../../platform/graphql-client/send-query.ts'
import { fetchDaysAround } from './fetch-days-around.ts'

const fetched = vi.hoisted(() => new Set<string>())

vi.mock('../../../../domain/meal-media/preload-plate.ts', () => ({ preloadPlate: vi.fn(() => Promise.resolve()) }))
vi.mock('../../../../platform/graphql-client/send-query.ts', () => ({
  sendQuery: vi.fn((_: unknown, days: Readonly<Record<string, string>>) => {
    for (const day of Object.values(days)) fetched.add(day)
    return Promise.resolve()
  }),
}))
vi.mock('../../../../platform/graphql-client/read-cached.ts', () => ({
  readCached: (_: unknown, { date }: { readonly date: string }) =>
    fetched.has(date)
      ? {
          dailyDietPlan: {
            __typename: 'DailyDietPlanNormal',
            events: [{ preparationImageUrl: `/${date}.webp`, eatenImageUrl: `/${date}-eaten.webp` }],
          },
        }
      : undefined,
}))

it('loads full and cleared plates of the next three days once their plans are there, and none of the day before', async () => {
  fetched.add('2026-11-22')
  await fetchDaysAround(requireCalendarDay('2026-11-21'))
  expect(vi.mocked(sendQuery).mock.calls).toMatchObject([
    [{}, { first: '2026-11-20', second: '2026-11-23', third: '2026-11-24', hasFourth: false }],
  ])
  expect(vi.mocked(preloadPlate).mock.calls.map(([picture]) => picture)).toEqual([
    '/2026-11-22.webp',
    '/2026-11-22-eaten.webp',
    '/2026-11-23.webp',
    '/2026-11-23-eaten.webp',
    '/2026-11-24.webp',
    '/2026-11-24-eaten.webp',
  ])
})
