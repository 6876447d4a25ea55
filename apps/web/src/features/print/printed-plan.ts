import { requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type {
  PrintedCookingFragment,
  PrintedDaysQuery,
  PrintedMealFragment,
  PrintedRecipeFragment,
} from './print.gen.ts'

export type PrintedPlan = Extract<PrintedDaysQuery['printedDays'], { __typename: 'PrintedPlan' }>

/** Finds the recipe of a meal. Every answer contains the recipes of its days. */
export function recipeOf(recipes: readonly PrintedRecipeFragment[], { recipeId }: PrintedMealFragment) {
  const recipe = recipes.find(({ id }) => id === recipeId)
  if (recipe === undefined) throw new Error(`recipe ${recipeId} did not come with its day`)
  return recipe
}

/** Finds the batch of a recipe that is or was cooked on a day. */
export function cookingOn(
  { id, cookings }: Pick<PrintedRecipeFragment, 'id' | 'cookings'>,
  date: string,
): PrintedCookingFragment {
  const cooking = cookings.find(({ dates }) => dates.includes(date))
  if (cooking === undefined) throw new Error(`recipe ${id} is not cooked on ${date}`)
  return cooking
}

/** Where a meal comes from: cooked now, cooked for several days, or taken from an earlier batch. */
export type Serving =
  | { readonly kind: 'cooked-for-it' }
  /** Cooked now and also eaten later. `percent` is the share eaten now, if portions differ in size; otherwise null. */
  | { readonly kind: 'cook-ahead'; readonly total: number; readonly percent: number | null }
  | { readonly kind: 'leftover'; readonly portion: number; readonly total: number; readonly cookedOn: CalendarDay }

/** Portions count as equal if their shares of the batch differ by less than this, because the difference cannot be seen. */
const SAME_BY_EYE = 0.03

const PERCENT = 100

export function servingOf({ portion, portionsTotal, cookedOn, shareOfPot }: PrintedMealFragment): Serving {
  if (portionsTotal === 1) return { kind: 'cooked-for-it' }
  if (portion > 1) return { kind: 'leftover', portion, total: portionsTotal, cookedOn: requireCalendarDay(cookedOn) }
  const isEven = Math.abs(shareOfPot - 1 / portionsTotal) <= SAME_BY_EYE
  const percent = isEven ? null : Math.round((shareOfPot * PERCENT) / 5) * 5
  return { kind: 'cook-ahead', total: portionsTotal, percent }
}
