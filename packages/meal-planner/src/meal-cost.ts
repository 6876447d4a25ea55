import { MEAL_PERCENT } from '@dayplate/nutrition'
import { fibreExcess, type GuideDensity, guideBurden } from './guide-burden.ts'
import { likeness } from './likeness.ts'
import type { IndexedMeal } from './meal-index.ts'
import type { PlannableMeal } from './plan-request.ts'
import { platesOf } from './portion-range.ts'
import { mixBits, toUnit } from './prng.ts'
import { proteinImbalance } from './protein-balance.ts'
import type { Tastes } from './tastes.ts'

/** The costs of a meal on one day, each from 0 to 1. */
interface CostParts {
  /** Foods that the week does not buy yet, more so if a pack leaves fresh food over. */
  readonly newFoods: number
  readonly repetition: number
  readonly likeYesterday: number
  readonly preparation: number
  readonly bulk: number
  readonly cannotBeKept: number
  readonly guides: number
  /** More fibre than most people tolerate. */
  readonly fibre: number
  /** Very little protein at breakfast, or most of the day's protein at once. */
  readonly protein: number
  /** Tofu for meat eaters, soy skyr for milk drinkers: fine now and then. */
  readonly substitute: number
  /** No meat or fish when the week has had little, or again when it has had much. */
  readonly centre: number
  readonly chance: number
}

/**
 * Only their relations count. What a week must buy weighs most: at a quarter of the whole, in place of six tenths, a list
 * held 71 foods instead of 63. Repetition balances it, because the shortest list would be that of the same few meals.
 * Chance makes the weeks of two people differ.
 */
const WEIGHTS = {
  newFoods: 350,
  repetition: 80,
  likeYesterday: 25,
  preparation: 10,
  bulk: 5,
  cannotBeKept: 3,
  guides: 25,
  fibre: 50,
  protein: 15,
  substitute: 50,
  centre: 40,
  chance: 6,
} as const satisfies CostParts

const ALL_WEIGHTS = Object.values(WEIGHTS).reduce((sum, share) => sum + share, 0)

/** New foods with the full cost. */
const MOST_NEW_FOODS = 6

/** A new food that leaves {@link WASTED_G} or more of an opened pack counts this much more than one that leaves none. */
const WASTE_WEIGHT = 1.55
const WASTED_G = 250

/** Preparation time with the full cost, in minutes. */
const LONGEST_MINUTES = 90

/** Repetitions with the full cost. */
const MOST_REPETITIONS = 2

/** Share of a full plate that feels light. */
const LIGHT_PLATE = 0.5

export interface CostContext {
  readonly seedHash: number
  readonly dateHash: number
  readonly timesEaten: (mealId: string) => number
  /** The meal of the same type the day before, if known. */
  readonly yesterday: IndexedMeal | null
  /** Guides of the day beside its macros. */
  readonly guides: GuideDensity
  readonly dayKcal: number
  readonly dayProteinG: number
  readonly tastes: Tastes
  /** See {@link centreWish}. */
  readonly centreWish: number
  /** Ids of the foods that are bought for the week anyway. */
  readonly foodsOfWeek: ReadonlySet<string>
  /** Whether a second portion should be eaten the next day. */
  readonly wantsLeftover: boolean
}

/** The cost of a meal, from 0 to 1; the same for the same seed, date and meal. */
export function mealCost(indexed: IndexedMeal, context: CostContext): number {
  const { meal, hash } = indexed
  return weigh({
    newFoods: newFoodsCost(meal, context.foodsOfWeek),
    repetition: Math.min(context.timesEaten(meal.id) / MOST_REPETITIONS, 1),
    likeYesterday: context.yesterday === null ? 0 : Math.min(likeness(indexed, context.yesterday), 1),
    preparation: Math.min(meal.preparationMinutes / LONGEST_MINUTES, 1),
    bulk: bulkOf(meal, context.dayKcal),
    cannotBeKept: context.wantsLeftover && meal.keepsDays === 0 ? 1 : 0,
    guides:
      meal.guideAmounts === undefined
        ? 0
        : guideBurden(meal.type, meal.macros.kcal, { amounts: meal.guideAmounts, day: context.guides }),
    fibre:
      meal.guideAmounts === undefined
        ? 0
        : fibreExcess(meal.type, meal.macros.kcal, { amounts: meal.guideAmounts, day: context.guides }),
    protein: proteinImbalance(meal, context.dayKcal, context.dayProteinG),
    substitute: meal.replaces.some((kind) => context.tastes.eats.has(kind)) ? 1 : 0,
    centre: centreCost(meal, context),
    chance: toUnit(mixBits(mixBits(context.seedHash ^ hash) ^ context.dateHash)),
  })
}

/** From 0 for a small plate to 1 for a full one, when the meal has its usual share of the day's energy. */
function bulkOf(meal: PlannableMeal, dayKcal: number): number {
  const scale = ((MEAL_PERCENT[meal.type] / 100) * dayKcal) / meal.macros.kcal
  const plates = platesOf(meal, scale, dayKcal)
  return Math.min(Math.max((plates - LIGHT_PLATE) / (1 - LIGHT_PLATE), 0), 1)
}

function newFoodsCost({ boughtFoods }: PlannableMeal, foodsOfWeek: ReadonlySet<string>): number {
  let sum = 0
  for (const { foodId, freshLeftG } of boughtFoods) {
    if (!foodsOfWeek.has(foodId)) sum += 1 + WASTE_WEIGHT * Math.min(freshLeftG / WASTED_G, 1)
  }
  return Math.min(sum / MOST_NEW_FOODS, 1)
}

function centreCost({ id }: PlannableMeal, { centreWish, tastes }: CostContext): number {
  return tastes.centred.has(id) ? Math.max(-centreWish, 0) : Math.max(centreWish, 0)
}

function weigh(parts: CostParts): number {
  const sum =
    WEIGHTS.newFoods * parts.newFoods +
    WEIGHTS.repetition * parts.repetition +
    WEIGHTS.likeYesterday * parts.likeYesterday +
    WEIGHTS.preparation * parts.preparation +
    WEIGHTS.bulk * parts.bulk +
    WEIGHTS.cannotBeKept * parts.cannotBeKept +
    WEIGHTS.guides * parts.guides +
    WEIGHTS.fibre * parts.fibre +
    WEIGHTS.protein * parts.protein +
    WEIGHTS.substitute * parts.substitute +
    WEIGHTS.centre * parts.centre +
    WEIGHTS.chance * parts.chance
  return sum / ALL_WEIGHTS
}
