import { type DayGuides, FIBRE_CEILING_G } from './day-guides.ts'
import type { GuideAmounts, GuideNutrient, KnownAmount } from './guide-amounts.ts'

/** A guide that a day misses. */
export interface MissedGuide {
  readonly nutrient: GuideNutrient
  /** Whether the day has more than the guide; otherwise it has less. */
  readonly isOver: boolean
  readonly amount: number
  readonly guide: number
}

/** Food figures are not more accurate than this, so a day this close to a guide meets it. Our rule. */
const CLOSE_SHARE = 0.05

/**
 * The guides that a day certainly misses, in their order, and fibre above {@link FIBRE_CEILING_G}. A lower bound above a
 * maximum is a miss. A lower bound below a minimum is not, because the unknown part may make up for it. Vitamin B12 is an
 * exception: plants contain none, so an unknown figure in a vegan meal hides at most fortification, and vegans need to
 * know that.
 */
export function missedGuides(amounts: GuideAmounts, guides: DayGuides): readonly MissedGuide[] {
  return [
    ...missing('fibreG', known(amounts.fibreG), guides.fibreMinG),
    ...(amounts.fibreG.amount > FIBRE_CEILING_G ? [over('fibreG', amounts.fibreG.amount, FIBRE_CEILING_G)] : []),
    ...exceeding('saltG', amounts.saltG.amount, guides.saltMaxG),
    ...exceeding('saturatedFatG', amounts.saturatedFatG.amount, guides.saturatedFatMaxG),
    ...missing('ironMg', known(amounts.ironMg), guides.ironMinMg),
    ...missing('vitaminB12Ug', amounts.vitaminB12Ug.amount, guides.vitaminB12MinUg),
  ]
}

const known = ({ amount, isAtLeast }: KnownAmount): number | null => (isAtLeast ? null : amount)

function missing(nutrient: GuideNutrient, amount: number | null, guide: number | null): readonly MissedGuide[] {
  if (amount === null || guide === null || amount >= guide * (1 - CLOSE_SHARE)) return []
  return [{ nutrient, isOver: false, amount, guide }]
}

function exceeding(nutrient: GuideNutrient, amount: number, guide: number): readonly MissedGuide[] {
  return amount <= guide * (1 + CLOSE_SHARE) ? [] : [over(nutrient, amount, guide)]
}

const over = (nutrient: GuideNutrient, amount: number, guide: number): MissedGuide => ({
  nutrient,
  isOver: true,
  amount,
  guide,
})
