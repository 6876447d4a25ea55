import { MEAL_PERCENT } from '@dayplate/nutrition'
import { type GuideDensity, guideBurden } from './guide-burden.ts'
import { likeness } from './likeness.ts'
import type { IndexedMeal } from './meal-index.ts'
import type { PlannableMeal } from './plan-request.ts'
import { platesOf } from './portion-range.ts'
import { mixBits, toUnit } from './prng.ts'

/** What speaks against a meal on one day, each from 0 to 1. */
interface CostParts {
  readonly repetition: number
  readonly likeYesterday: number
  readonly preparation: number
  readonly bulk: number
  readonly cannotBeKept: number
  readonly guides: number
  /** Tofu for whoever eats meat: welcome now and then, not every day. */
  readonly standIn: number
  readonly chance: number
}

/** Add up to 1, so that a cost is from 0 to 1. Variety leads; chance makes two people's weeks differ. */
const WEIGHTS = {
  repetition: 0.35,
  likeYesterday: 0.1,
  preparation: 0.13,
  bulk: 0.08,
  cannotBeKept: 0.06,
  guides: 0.12,
  standIn: 0.05,
  chance: 0.11,
} as const satisfies CostParts

/** Preparation that counts as longest, in minutes. */
const LONGEST_MINUTES = 90

/** Eaten this often, a meal could hardly be less welcome. */
const MOST_REPETITIONS = 3

/** Part of a plate that nobody finds much. */
const LIGHT_PLATE = 0.5

export interface CostContext {
  readonly seedHash: number
  readonly dateHash: number
  readonly timesEaten: (mealId: string) => number
  /** The same type of meal the day before, if known. */
  readonly yesterday: IndexedMeal | null
  /** What the day should also hold. */
  readonly guides: GuideDensity
  readonly dayKcal: number
  /** Whether the person eats meat or fish. */
  readonly eatsMeat: boolean
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
    bulk: bulkOf(meal, context.dayKcal),
    cannotBeKept: context.wantsLeftover && meal.keepsDays === 0 ? 1 : 0,
    guides:
      meal.guideAmounts === undefined
        ? 0
        : guideBurden(meal.type, meal.macros.kcal, { amounts: meal.guideAmounts, day: context.guides }),
    standIn: context.eatsMeat && meal.centre === 'stand-in' ? 1 : 0,
    chance: toUnit(mixBits(mixBits(context.seedHash ^ hash) ^ context.dateHash)),
  })
}

/** From 0 for what is eaten off a small plate to 1 for what fills one, where the meal has its usual part of the day's energy. */
function bulkOf(meal: PlannableMeal, dayKcal: number): number {
  const scale = ((MEAL_PERCENT[meal.type] / 100) * dayKcal) / meal.macros.kcal
  const plates = platesOf(meal, scale, dayKcal)
  return Math.min(Math.max((plates - LIGHT_PLATE) / (1 - LIGHT_PLATE), 0), 1)
}

function weigh(parts: CostParts): number {
  return (
    WEIGHTS.repetition * parts.repetition +
    WEIGHTS.likeYesterday * parts.likeYesterday +
    WEIGHTS.preparation * parts.preparation +
    WEIGHTS.bulk * parts.bulk +
    WEIGHTS.cannotBeKept * parts.cannotBeKept +
    WEIGHTS.guides * parts.guides +
    WEIGHTS.standIn * parts.standIn +
    WEIGHTS.chance * parts.chance
  )
}
