import { ironMinMg, VITAMIN_B12_UG } from './day-guides.ts'
import type { Food } from './food.ts'
import type { FoodAmount, KnownAmount } from './guide-amounts.ts'
import type { Micronutrients } from './micronutrients.ts'
import type { Person } from './person.ts'
import { isTapWater } from './tap-water.ts'

/** Nutrients that are judged over a week, because a single day says little about them. */
export const WEEK_NUTRIENTS = ['calciumMg', 'ironMg', 'vitaminB12Ug', 'vitaminDUg'] as const
export type WeekNutrient = (typeof WEEK_NUTRIENTS)[number] & keyof Micronutrients

/** A nutrient of which a week has less than is recommended, both as amounts a day. */
export interface ShortNutrient {
  readonly nutrient: WeekNutrient
  readonly amount: number
  readonly recommended: number
}

/** Population reference intakes of calcium in mg a day, EFSA 2015, doi:10.2903/j.efsa.2015.4101. */
const CALCIUM_MG = { under25: 1000, others: 950 } as const
const CALCIUM_LESS_FROM_YEARS = 25

/**
 * Adequate intake of vitamin D in µg a day with little sun, EFSA 2016, doi:10.2903/j.efsa.2016.4547. Food alone hardly
 * contains it, so nearly every week is short of it; people are told because of that, not in spite of it.
 */
const VITAMIN_D_UG = 15

/** Food figures are not more accurate than this, so a week this close to the recommendation meets it. Our rule. */
const CLOSE_SHARE = 0.05

/** Fewer days say little about a week. Our rule. */
const DAYS_LEAST = 4

/** Share of a week's weight up to which foods with an unknown figure do not matter. Our rule. */
const NEGLIGIBLE_SHARE = 0.05

/**
 * The nutrients that a week is certainly short of, in the order of {@link WEEK_NUTRIENTS}. `parts` are the foods of all
 * its meals, `days` the days they are for. A nutrient whose figure is unknown for more than a pinch of the week's food
 * is left out, because what is unknown may make up for it. Fewer than four days are short of nothing. Vitamin B12 of vegans
 * is always among them, even if the days are few or fortified food reaches the recommendation: plants contain none, and a
 * brand without additions brings none.
 */
export function shortNutrients(
  person: Pick<Person, 'sex' | 'ageYears' | 'diet'>,
  { parts, days }: { readonly parts: readonly FoodAmount[]; readonly days: number },
): readonly ShortNutrient[] {
  const eaten = parts.filter(({ food }) => food === null || !isTapWater(food))
  return WEEK_NUTRIENTS.flatMap((nutrient) => {
    const sum = knownAmount(eaten, nutrient)
    const [amount, recommended] = [sum.amount / days, recommendedAmount(nutrient, person)]
    const isAlwaysTold = nutrient === 'vitaminB12Ug' && person.diet === 'vegan'
    const isShort = days >= DAYS_LEAST && !sum.isAtLeast && amount < recommended * (1 - CLOSE_SHARE)
    return isAlwaysTold || isShort ? [{ nutrient, amount, recommended }] : []
  })
}

function recommendedAmount(nutrient: WeekNutrient, person: Pick<Person, 'sex' | 'ageYears'>): number {
  switch (nutrient) {
    case 'calciumMg':
      return person.ageYears < CALCIUM_LESS_FROM_YEARS ? CALCIUM_MG.under25 : CALCIUM_MG.others
    case 'ironMg':
      return ironMinMg(person)
    case 'vitaminB12Ug':
      return VITAMIN_B12_UG
    case 'vitaminDUg':
      return VITAMIN_D_UG
  }
}

/** The sum over all foods; a lower bound if too much of it is unknown. */
function knownAmount(parts: readonly FoodAmount[], nutrient: WeekNutrient): KnownAmount {
  const totalGrams = parts.reduce((sum, { grams }) => sum + grams, 0)
  let amount = 0
  let unknownGrams = 0
  for (const { food, grams } of parts) {
    const per100g = food === null ? null : figureOf(food, nutrient)
    if (per100g === null) unknownGrams += grams
    else amount += (per100g * grams) / 100
  }
  return { amount, isAtLeast: unknownGrams > NEGLIGIBLE_SHARE * totalGrams }
}

/** An unknown vitamin B12 of a plant food counts as none, because it hides at most an addition. */
function figureOf({ origin, micronutrientsPer100g }: Food, nutrient: WeekNutrient): number | null {
  const figure = micronutrientsPer100g[nutrient]
  return figure === null && nutrient === 'vitaminB12Ug' && origin === 'plant' ? 0 : figure
}
