import type { Dish } from './meal.ts'
import { plainStep } from './recipe-step.ts'

/** Months from 1 to 12, both included. From 10 to 2 goes over the new year. */
export interface Months {
  readonly from: number
  readonly to: number
}

interface FoodMonths extends Months {
  /** Polish supermarkets sell it frozen all year. */
  readonly isSoldFrozen: boolean
}

const months = (from: number, to: number): FoodMonths => ({ from, to, isSoldFrozen: false })
const monthsOrFrozen = (from: number, to: number): FoodMonths => ({ from, to, isSoldFrozen: true })

/**
 * When shops in Poland sell a food fresh at its usual price: the harvest here, the time it is stored, and for mandarins,
 * persimmons, figs and melons the harvest around the Mediterranean. Our reading of Polish season calendars, such as
 * produkty-tradycyjne.pl/kalendarz; a year differs by weeks.
 *
 * Foods that shops sell the whole year are missing: tomatoes, cucumbers, peppers, courgettes, aubergines, radishes and lettuce
 * (greenhouses, Spain), cabbages and roots (stores), broccoli, cauliflower, kohlrabi, citrus fruit, grapes, blueberries and
 * pomegranates (imports), and green peas, green beans and sweetcorn, which are mostly bought frozen.
 */
export const FOOD_MONTHS: Readonly<Partial<Record<string, FoodMonths>>> = {
  asparagus: months(4, 6),
  rhubarb: months(4, 7),
  sorrel: months(4, 8),
  'young-beetroot-with-leaves': months(4, 7),
  strawberries: monthsOrFrozen(5, 7),
  'swiss-chard': months(5, 10),
  cherries: months(6, 7),
  'broad-beans': monthsOrFrozen(6, 8),
  gooseberries: months(6, 8),
  redcurrants: months(6, 8),
  melon: months(6, 9),
  nectarine: months(6, 9),
  peach: months(6, 9),
  watermelon: months(6, 9),
  chanterelles: monthsOrFrozen(6, 10),
  raspberries: monthsOrFrozen(6, 10),
  apricot: months(7, 8),
  blackcurrants: monthsOrFrozen(7, 8),
  'sour-cherries': monthsOrFrozen(7, 8),
  blackberries: monthsOrFrozen(7, 10),
  figs: months(7, 10),
  plum: monthsOrFrozen(7, 10),
  'butternut-squash': months(9, 2),
  pumpkin: months(9, 2),
  cranberries: months(9, 1),
  'brussels-sprouts': monthsOrFrozen(10, 2),
  persimmon: months(10, 2),
  kale: months(10, 3),
  mandarin: months(10, 3),
  'jerusalem-artichoke': months(10, 4),
}

export const isWithinMonths = ({ from, to }: Months, month: number): boolean =>
  from <= to ? from <= month && month <= to : month >= from || month <= to

/** Words by which a step allows fruit and vegetables that are in shops all year. */
const FROZEN = /\b(?:frozen|thawed)\b/iu

/** Whether a step allows the ingredient frozen. */
export const mayBeFrozen = ({ steps }: Pick<Dish, 'steps'>, ingredient: number): boolean =>
  steps.some(
    (step) =>
      FROZEN.test(plainStep(step)) && step.some((part) => typeof part !== 'string' && part.ingredient === ingredient),
  )

/** Whether shops sell a food in a month from 1 to 12: fresh, or frozen too where the recipe allows that. */
export function isSoldIn(month: number, foodId: string, { orFrozen }: { readonly orFrozen: boolean }): boolean {
  const fresh = FOOD_MONTHS[foodId]
  return fresh === undefined || (orFrozen && fresh.isSoldFrozen) || isWithinMonths(fresh, month)
}
