import type { MealType } from '@dayplate/nutrition'
import type { EatingHistory } from './eating-history.ts'
import type { Tastes } from './tastes.ts'

/**
 * Share of lunches and dinners that should contain meat or fish (milk or eggs for vegetarians): about seven in
 * fourteen. Our rule, because people expect "a bit of everything" in a week.
 */
const CENTRED_SHARE = 0.45

/** Days that count towards the share, because people remember about a week. */
const LOOK_BACK_DAYS = 7

/** Lunch and dinner. */
const MAINS_A_DAY = 2

/** The wish is strongest when the week is this many meals away from its share. */
const STRONGEST_AT = 2

/** Whether a type of meal is one of the two that the wish is about. */
export const isMain = (type: MealType): boolean => type === 'lunch' || type === 'dinner'

/**
 * How much a day's lunch and dinner should contain meat or fish, from −1 (avoid) to 1 (prefer), depending on how far
 * the week is below or above its share. 0 for vegans.
 */
export function centreWish({ centred, mains }: Tastes, history: EatingHistory, dayNumber: number): number {
  if (centred.size === 0) return 0
  const lately = history.between(dayNumber - LOOK_BACK_DAYS, dayNumber - 1).filter(({ mealId }) => mains.has(mealId))
  const had = lately.filter(({ mealId }) => centred.has(mealId)).length
  const lack = CENTRED_SHARE * (lately.length + MAINS_A_DAY) - had
  return Math.min(Math.max(lack / STRONGEST_AT, -1), 1)
}
