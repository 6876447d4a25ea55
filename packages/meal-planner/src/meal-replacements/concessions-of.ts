import { type CalendarDay, daysBetween } from '@dayplate/dates'
import type { PlannableMeal } from '../plan-request.ts'
import type { CurrentDay } from '../current/current-day.ts'
import { USUAL_GAP_DAYS } from '../strictness.ts'
import type { ReplacementConcession } from './meal-replacement.ts'

/** The rules of planning that a meal breaks on some days, derived from the current days. */
export function concessionsOf(
  { id, type, seasons }: PlannableMeal,
  eatenOn: readonly CurrentDay[],
  days: readonly CurrentDay[],
): readonly ReplacementConcession[] {
  const isInSeason = eatenOn.every(({ season }) => seasons.includes(season))
  const others = days.filter(({ meals }) => meals.some(({ meal }) => meal.id === id)).map(({ date }) => date)
  const gapDays = nearest(
    eatenOn.map(({ date }) => date),
    others,
  )
  return [
    ...(isInSeason ? [] : [{ code: 'OUT_OF_SEASON', type } as const]),
    ...(gapDays > USUAL_GAP_DAYS ? [] : [{ code: 'VARIETY_RELAXED', type, gapDays } as const]),
  ]
}

function nearest(some: readonly CalendarDay[], others: readonly CalendarDay[]): number {
  return Math.min(...some.flatMap((one) => others.map((other) => Math.abs(daysBetween(one, other)))))
}
