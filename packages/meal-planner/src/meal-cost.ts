import { type GuideDensity, guideBurden } from './guide-burden.ts'
import { likeness } from './likeness.ts'
import type { IndexedMeal } from './meal-index.ts'
import { mixBits, toUnit } from './prng.ts'

/** What speaks against a meal on one day, each from 0 to 1. */
interface CostParts {
  readonly repetition: number
  readonly likeYesterday: number
  readonly preparation: number
  readonly cannotBeKept: number
  readonly guides: number
  readonly chance: number
}

/** Add up to 1, so that a cost is from 0 to 1. Variety leads; chance makes two people's weeks differ. */
const WEIGHTS = {
  repetition: 0.4,
  likeYesterday: 0.15,
  preparation: 0.08,
  cannotBeKept: 0.07,
  guides: 0.15,
  chance: 0.15,
} as const satisfies CostParts

/** Preparation that counts as longest, in minutes. */
const LONGEST_MINUTES = 60

/** Eaten this often, a meal could hardly be less welcome. */
const MOST_REPETITIONS = 3

export interface CostContext {
  readonly seedHash: number
  readonly dateHash: number
  readonly timesEaten: (mealId: string) => number
  /** The same type of meal the day before, if known. */
  readonly yesterday: IndexedMeal | null
  /** What the day should also hold. */
  readonly guides: GuideDensity
  /** Whether a second portion could be eaten the next day. */
  readonly wantsLeftover: boolean
}

/** How unwelcome a meal is, from 0 to 1; the same for the same seed, date and meal. */
export function mealCost(indexed: IndexedMeal, context: CostContext): number {
  const { meal, hash } = indexed
  return weigh({
    repetition: Math.min(context.timesEaten(meal.id) / MOST_REPETITIONS, 1),
    likeYesterday: context.yesterday === null ? 0 : Math.min(likeness(indexed, context.yesterday), 1),
    preparation: Math.min(meal.preparationMinutes / LONGEST_MINUTES, 1),
    cannotBeKept: context.wantsLeftover && meal.keepsDays === 0 ? 1 : 0,
    guides:
      meal.guideAmounts === undefined
        ? 0
        : guideBurden(meal.type, meal.macros.kcal, { amounts: meal.guideAmounts, day: context.guides }),
    chance: toUnit(mixBits(mixBits(context.seedHash ^ hash) ^ context.dateHash)),
  })
}

function weigh(parts: CostParts): number {
  return (
    WEIGHTS.repetition * parts.repetition +
    WEIGHTS.likeYesterday * parts.likeYesterday +
    WEIGHTS.preparation * parts.preparation +
    WEIGHTS.cannotBeKept * parts.cannotBeKept +
    WEIGHTS.guides * parts.guides +
    WEIGHTS.chance * parts.chance
  )
}
