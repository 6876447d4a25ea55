import { MEAL_TYPES } from '@dayplate/nutrition'
import type { PlanReason } from './day-plan.ts'
import type { DraftDay } from './draft-day.ts'
import type { DraftMeal } from './draft-meal.ts'
import type { PlanContext } from './plan-context.ts'
import { isInBand, platesOf } from './portion-range.ts'
import type { DayResult } from './proof.ts'
import { countInSeason } from './slot-lists.ts'
import { USUAL_GAP_DAYS, USUAL_PORTIONS } from './strictness.ts'

/** With fewer meals of a type, the gap between repeats leaves no choice. */
const FEWEST_RECIPES = 5

/** One plate, plus the rounding error of a division. */
const FULL_PLATE = USUAL_PORTIONS.mostPlates + 1e-9

type ChosenMeal = Extract<DraftMeal, { origin: 'chosen' }>

/**
 * The rules a planned day dropped, derived from the day itself. Call it before the day's meals enter the history. A day
 * without reasons meets the request in full.
 */
export function reasonsFor(context: PlanContext, draft: DraftDay, dayNumber: number) {
  const chosen = draft.meals.filter((meal) => meal.origin === 'chosen')
  const concessions = [
    ...leftoverReasons(draft),
    ...chosen.flatMap((meal) => seasonReasons(meal, draft)),
    ...chosen.flatMap((meal) => varietyReasons(meal, context, dayNumber)),
    ...chosen.flatMap((meal) => bandReasons(meal, draft)),
    ...draft.meals.flatMap((meal) => portionReasons(meal, draft)),
  ]
  return (result: DayResult): readonly PlanReason[] => {
    const holds = result.outside.length === 0
    const isShort =
      !holds || draft.meals.length < MEAL_TYPES.length || concessions.some(({ code }) => code !== 'LEFTOVER_DROPPED')
    return [
      ...concessions,
      ...macroReasons(result),
      ...(isShort ? recipeReasons(context, draft) : []),
      ...(!holds && chosen.length < draft.meals.length ? pinnedReasons(draft) : []),
    ]
  }
}

function leftoverReasons({ offeredLeftover, meals }: DraftDay): readonly PlanReason[] {
  const isEaten = meals.some(({ origin }) => origin === 'leftover')
  return offeredLeftover !== null && !isEaten ? [{ code: 'LEFTOVER_DROPPED' }] : []
}

function seasonReasons({ type, indexed }: ChosenMeal, { day }: DraftDay): readonly PlanReason[] {
  return indexed.meal.seasons.includes(day.season) ? [] : [{ code: 'OUT_OF_SEASON', type }]
}

function varietyReasons({ type, mealId }: ChosenMeal, context: PlanContext, dayNumber: number): readonly PlanReason[] {
  const gapDays = context.history.nearestGap(mealId, dayNumber)
  return gapDays === null || gapDays > USUAL_GAP_DAYS ? [] : [{ code: 'VARIETY_RELAXED', type, gapDays }]
}

function bandReasons({ type, macros, scale }: ChosenMeal, { day }: DraftDay): readonly PlanReason[] {
  return isInBand(type, macros.kcal * scale, day.target.kcal) ? [] : [{ code: 'MEAL_BANDS_RELAXED', type }]
}

function portionReasons({ type, indexed, scale, origin }: DraftMeal, { day }: DraftDay): readonly PlanReason[] {
  if (origin === 'pinned') return []
  const isHeaped = indexed !== null && platesOf(indexed.meal, scale, day.target.kcal) > FULL_PLATE
  return scale > USUAL_PORTIONS.mostScale || isHeaped ? [{ code: 'LARGE_PORTION', type }] : []
}

function macroReasons({ outside, deviation }: DayResult): readonly PlanReason[] {
  return outside.map((macro) => {
    const rounded = Math.round(deviation[macro] * 10_000) / 10_000
    return macro === 'kcal'
      ? { code: 'PORTION_LIMIT', deviation: rounded }
      : { code: 'MACRO_UNREACHABLE', macro, deviation: rounded }
  })
}

function recipeReasons({ meals }: PlanContext, { day }: DraftDay): readonly PlanReason[] {
  return MEAL_TYPES.map((type) => ({ type, count: countInSeason(meals[type], day) }))
    .filter(({ count }) => count < FEWEST_RECIPES)
    .map(({ type, count }) => ({ code: 'TOO_FEW_RECIPES', type, count }))
}

function pinnedReasons({ meals }: DraftDay): readonly PlanReason[] {
  return meals.some(({ origin }) => origin === 'pinned' || origin === 'cooked') ? [{ code: 'PINNED_MEALS' }] : []
}
