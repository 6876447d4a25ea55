import type { Body } from './body.ts'
import type { ActivityLevel } from './diet.ts'
import { mifflinKcal } from './mifflin.ts'

/**
 * Physical activity level: daily over resting energy. EFSA 2013, doi:10.2903/j.efsa.2013.3005 (1.4 low, 1.6 moderate,
 * 1.8 active, 2.0 very active); the mapping of our levels is our own rule. The popular 1.2 is 11–20 % below
 * measurements with doubly labelled water and would restrict too much.
 */
export const PHYSICAL_ACTIVITY_LEVEL = {
  none: 1.4,
  low: 1.6,
  medium: 1.8,
  high: 2,
} as const satisfies Record<ActivityLevel, number>

/** Total daily energy expenditure in kcal: resting energy times the physical activity level. */
export function dailyExpenditureKcal(restingKcal: number, physicalActivityLevel: number): number {
  return restingKcal * physicalActivityLevel
}

/** Energy that a body uses in a day at this activity, in kcal, unrounded. */
export function expenditureOf(body: Body, activity: ActivityLevel): number {
  return dailyExpenditureKcal(mifflinKcal(body), PHYSICAL_ACTIVITY_LEVEL[activity])
}
