import { forecastWeight, type Person, type Targets } from '@dayplate/nutrition'

/** Whole weeks to the goal. A forecast, not a promise. */
export interface PaceRange {
  readonly leastWeeks: number
  readonly mostWeeks: number
}

/** Longer forecasts are not shown, because body and plan will both have changed. Our rule. */
const LONGEST_FORECAST_WEEKS = 78

/**
 * Weeks to the goal by the slow model (Hall et al. 2011), within the 10 % error of energy equations. `null` in
 * stabilization, and when the slower end is more than a year and a half away.
 */
export function paceRange(person: Person, targets: Targets): PaceRange | null {
  const distanceKg = Math.abs(person.goalWeightKg - person.weightKg)
  const dailyChangeKcal = targets.target.kcal - targets.expenditureKcal
  if (person.mode === 'stabilization' || distanceKg === 0) return null
  const reaches = (end: 'leastKg' | 'mostKg') => (weeks: number) =>
    Math.abs(forecastWeight({ dailyChangeKcal, expenditureKcal: targets.expenditureKcal, days: weeks * 7 })[end]) >=
    distanceKg
  const leastWeeks = firstWeek(reaches('mostKg'))
  const mostWeeks = firstWeek(reaches('leastKg'))
  return leastWeeks === null || mostWeeks === null ? null : { leastWeeks, mostWeeks }
}

function firstWeek(isReached: (weeks: number) => boolean): number | null {
  for (let weeks = 1; weeks <= LONGEST_FORECAST_WEEKS; weeks += 1) if (isReached(weeks)) return weeks
  return null
}
