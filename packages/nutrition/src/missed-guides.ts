import type { DayGuides } from './day-guides.ts'
import type { GuideAmounts, GuideNutrient, KnownAmount } from './guide-amounts.ts'

/** A guide that a day does not keep. */
export interface MissedGuide {
  readonly nutrient: GuideNutrient
  readonly amount: number
  readonly guide: number
}

/** Figures of foods are no better than this: a day so close to a guide keeps it. Our rule. */
const CLOSE_SHARE = 0.05

/**
 * The guides a day certainly misses, in their order. A lower bound above a most is a miss; one below a least says nothing, for
 * what is unknown may make it up. Vitamin B12 apart: plants hold none, so that an unknown figure of a vegan meal hides at most
 * what somebody added, and who eats vegan has to know that.
 */
export function missedGuides(amounts: GuideAmounts, guides: DayGuides): readonly MissedGuide[] {
  return [
    ...missing('fibreG', known(amounts.fibreG), guides.fibreMinG),
    ...exceeding('saltG', amounts.saltG.amount, guides.saltMaxG),
    ...exceeding('saturatedFatG', amounts.saturatedFatG.amount, guides.saturatedFatMaxG),
    ...missing('ironMg', known(amounts.ironMg), guides.ironMinMg),
    ...missing('vitaminB12Ug', amounts.vitaminB12Ug.amount, guides.vitaminB12MinUg),
  ]
}

const known = ({ amount, isAtLeast }: KnownAmount): number | null => (isAtLeast ? null : amount)

function missing(nutrient: GuideNutrient, amount: number | null, guide: number | null): readonly MissedGuide[] {
  if (amount === null || guide === null || amount >= guide * (1 - CLOSE_SHARE)) return []
  return [{ nutrient, amount, guide }]
}

function exceeding(nutrient: GuideNutrient, amount: number, guide: number): readonly MissedGuide[] {
  return amount <= guide * (1 + CLOSE_SHARE) ? [] : [{ nutrient, amount, guide }]
}
