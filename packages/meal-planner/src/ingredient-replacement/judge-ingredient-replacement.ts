import { AffectedSlotsByDish } from '../meal-replacements/affected-days.ts'
import { judgePlace, type JudgedMeal, refit, type SlotPlace, toJudged } from '../meal-replacements/judged-meal.ts'
import type { MealReplacement } from '../meal-replacements/meal-replacement.ts'
import { ReplacementWriter } from '../meal-replacements/write-replacement.ts'
import { indexMeals } from '../meal-index.ts'
import type { PlannableMeal } from '../plan-request.ts'
import { SlotFit } from '../slot-fit/slot-fit.ts'
import { occurrencesOf } from '../current/batch.ts'
import { findDay, findCurrentMeal, type MealSlot, type CurrentDay } from '../current/current-day.ts'

/** Other portions of a day that one ingredient may change. More would make it another day. */
const MOST_CHANGED = 2

export interface IngredientReplacementRequest {
  /** The day and all days of the meal's batch, as they are now. */
  readonly days: readonly CurrentDay[]
  readonly slot: MealSlot
  /** The meal of the slot with its macros after the replacement. */
  readonly meal: PlannableMeal
}

export type IngredientReplacementEffect =
  | ({ readonly kind: 'effect' } & Pick<MealReplacement, 'keepsInside' | 'closeness' | 'effects' | 'changes'>)
  | {
      readonly kind: 'refused'
      /**
       * `ALREADY_COOKED`: a portion of the same batch has been eaten. `OTHER_MEAL`: the macros belong to another meal.
       */
      readonly reason: 'NO_SUCH_MEAL' | 'OTHER_MEAL' | 'EATEN' | 'ALREADY_COOKED'
    }

/**
 * The effect of a replaced ingredient on the days of the meal. All portions of its batch change and keep their size. If
 * a day leaves its tolerances, the fewest and smallest changes of its other portions bring it back; if that is
 * impossible, the day stays outside and its proof says so. Called once per listed replacement.
 */
export function judgeIngredientReplacement({
  days,
  slot,
  meal,
}: IngredientReplacementRequest): IngredientReplacementEffect {
  const current = findCurrentMeal(days, slot)
  if (current === undefined) return { kind: 'refused', reason: 'NO_SUCH_MEAL' }
  if (current.meal.id !== meal.id) return { kind: 'refused', reason: 'OTHER_MEAL' }
  if (current.isEaten) return { kind: 'refused', reason: 'EATEN' }
  const occurrences = occurrencesOf(days, slot)
  if (occurrences.some((occurrence) => occurrence.current.isEaten)) return { kind: 'refused', reason: 'ALREADY_COOKED' }
  const places = occurrences.flatMap((occurrence): readonly SlotPlace[] => {
    const day = findDay(days, occurrence.date)
    return day === undefined ? [] : [{ occurrence, day, fit: new SlotFit(day, slot.type) }]
  })
  const affected = new AffectedSlotsByDish(occurrences, slot).of({ keepsDays: occurrences.length })
  const { keepsInside, closeness, effects, changes } = new ReplacementWriter({ days, slot }).write(
    judge(meal, { affected, places }),
    false,
  )
  return { kind: 'effect', keepsInside, closeness, effects, changes }
}

function judge(
  meal: PlannableMeal,
  { affected, places }: Pick<JudgedMeal, 'affected'> & { places: readonly SlotPlace[] },
) {
  const [indexed] = indexMeals([meal])[meal.type]
  if (indexed === undefined) throw new Error('one meal is indexed as one')
  const judged = places.map((place) => {
    const { scale } = place.occurrence.current
    return judgePlace(indexed, place, { low: scale, high: scale, step: meal.portionStep })
  })
  const asItIs = toJudged({ indexed, affected }, judged)
  return refit(asItIs, MOST_CHANGED) ?? asItIs
}
