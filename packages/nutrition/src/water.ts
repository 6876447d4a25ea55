import type { Sex } from './diet.ts'

/** Adequate intake of total water in ml per day of adults. EFSA 2010, doi:10.2903/j.efsa.2010.1459. */
const TOTAL_WATER_ML = { female: 2000, male: 2500 } as const satisfies Record<Sex, number>

/** Share of the water that comes from drinks; food brings the rest. EFSA 2010, as above. */
const BEVERAGE_PERCENT = 80

/** Water a healthy adult needs per day, in ml: in total, and the share to drink. */
export function waterIntake(sex: Sex): { readonly totalMl: number; readonly beveragesMl: number } {
  const totalMl = TOTAL_WATER_ML[sex]
  return { totalMl, beveragesMl: (totalMl * BEVERAGE_PERCENT) / 100 }
}
