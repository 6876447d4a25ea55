import type { MealType } from '@dayplate/nutrition'
import type { EatingHistory } from './eating-history.ts'
import type { Tastes } from './tastes.ts'

/**
 * Part of lunches and dinners that should be of meat or fish for people who eat them, of milk or eggs for vegetarians: about seven
 * in fourteen. Our rule, for what "a bit of everything" means to people.
 */
const CENTRED_SHARE = 0.45

/** Days that are looked back on: what a week holds is what people remember. */
const LOOK_BACK_DAYS = 7

/** Lunch and dinner. */
const MAINS_A_DAY = 2

/** So many meals off what was wanted, the wish is as strong as it gets. */
const STRONGEST_AT = 2

/** Whether a type of meal is one of the two that the wish is about. */
export const isMain = (type: MealType): boolean => type === 'lunch' || type === 'dinner'

/**
 * How much a day's lunch and dinner should be of meat or fish, from −1, rather not, to 1, by all means: what the week so far
 * lacks of its share, or has above it. 0 for vegans.
 */
export function centreWish({ centred, mains }: Tastes, history: EatingHistory, dayNumber: number): number {
  if (centred.size === 0) return 0
  const lately = history.between(dayNumber - LOOK_BACK_DAYS, dayNumber - 1).filter(({ mealId }) => mains.has(mealId))
  const had = lately.filter(({ mealId }) => centred.has(mealId)).length
  const lack = CENTRED_SHARE * (lately.length + MAINS_A_DAY) - had
  return Math.min(Math.max(lack / STRONGEST_AT, -1), 1)
}
