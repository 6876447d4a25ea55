import { DIET_IDS, type DietMode } from '@dayplate/nutrition'
import { roundWeight, type Weight } from '@dayplate/units'
import type { DietSettingsAnswers, EnteredGoals } from './answers.ts'
import type { DietId } from './diet-choice.ts'
import { goalLimits } from './goal-limits.ts'

/** Distance of the first suggested goal from today's weight (specification, section 4). */
export const SUGGESTED_GOAL_CHANGE = { kg: 3, lb: 6 } as const

/** Answers with another diet. glp1 clears the goal, because it does not allow every goal (specification, section 4). */
export function withDiet(answers: DietSettingsAnswers, dietId: DietId): DietSettingsAnswers {
  const changed = { ...answers, dietId }
  return dietId === DIET_IDS.glp1 && answers.dietId !== dietId
    ? { ...changed, dietMode: null, goalWeight: null }
    : changed
}

/**
 * Answers with another goal: the goal weight entered for it before, else a suggested one. Stabilization uses today's
 * weight.
 */
export function withMode(
  answers: DietSettingsAnswers,
  dietMode: DietMode,
  entered: EnteredGoals = {},
): DietSettingsAnswers {
  if (dietMode === answers.dietMode) return answers
  const before = dietMode === 'stabilization' ? undefined : entered[dietMode]
  return { ...answers, dietMode, goalWeight: before ?? suggestedGoalWeight(answers, dietMode) }
}

/**
 * Adds the goal weight of the chosen mode to the entered goals. A value that is not a number is ignored, because the
 * person is still typing.
 */
export function withEnteredGoal(entered: EnteredGoals, { dietMode, goalWeight }: DietSettingsAnswers): EnteredGoals {
  if (dietMode == null || dietMode === 'stabilization') return entered
  return goalWeight != null && Number.isFinite(goalWeight.value) ? { ...entered, [dietMode]: goalWeight } : entered
}

/** Answers with another weight. A goal that was only derived from the old weight changes too. */
export function withWeight(answers: DietSettingsAnswers, weight: Weight | null): DietSettingsAnswers {
  return { ...answers, weight, goalWeight: answers.dietMode === 'stabilization' ? weight : answers.goalWeight }
}

/**
 * Answers with the goal weight that is suggested for this weight and height, if the person entered none for this goal: the suggestion
 * follows the body, and a goal chosen before there was a weight gets one. Any other answers are returned as they are.
 */
export function withSuggestedGoalWeight(answers: DietSettingsAnswers, entered: EnteredGoals): DietSettingsAnswers {
  const { dietMode, goalWeight, weight } = answers
  if (dietMode == null || weight == null || !Number.isFinite(weight.value)) return answers
  if (goalWeight != null && dietMode !== 'stabilization' && entered[dietMode] != null) return answers
  return { ...answers, goalWeight: suggestedGoalWeight(answers, dietMode) }
}

/** A modest first goal in the unit of today's weight, within the limits for this height; `null` without a weight. */
export function suggestedGoalWeight(answers: DietSettingsAnswers, dietMode: DietMode): Weight | null {
  const { weight } = answers
  if (weight == null) return null
  if (dietMode === 'stabilization') return weight
  const change = SUGGESTED_GOAL_CHANGE[weight.unit]
  const wanted = roundWeight(dietMode === 'slimming' ? weight.value - change : weight.value + change)
  const limits = goalLimits({ ...answers, dietMode })
  const value = limits === null ? wanted : Math.min(Math.max(wanted, limits.least), limits.most)
  return { value, unit: weight.unit }
}
