import { requireCalendarDay } from '@dayplate/dates'
import { expect, it } from 'vitest'
import { dayPlanCall } from './day-plan-call.ts'

it("sends the web client's document with type names and the requested day", () => {
  const call = dayPlanCall(requireCalendarDay('2026-11-21'), { token: 'secret', timeZone: 'Europe/Warsaw' })
  const body: unknown = JSON.parse(call.body)
  expect(body).toMatchObject({ operationName: 'DailyDietPlan', variables: { date: '2026-11-21' } })
  expect(body).toHaveProperty('query', expect.stringMatching(/fragment Grams on MacroGrams \{[^}]*\b__typename\s*\}/))
  expect(call.headers).toMatchObject({ 'x-auth-token': 'secret', 'x-time-zone': 'Europe/Warsaw' })
})
