export type { DayPlan, DayProof, MacroName, PlannedMeal, PlanReason, Portion } from './day-plan.ts'
export { macrosOutside } from './macros-outside.ts'
export { type DayProblem, firstDayProblem, type ProblemOption, scoreDay } from './day-problem.ts'
export { planDays } from './plan-days.ts'
export type { PinnedMeal, PlannableMeal, PlanRequest, RequestedDay } from './plan-request.ts'
export { toPlannableMeal } from './plannable-meal.ts'
export { createRandom } from './prng.ts'
export { findMealReplacements } from './meal-replacements/find-meal-replacements.ts'
export type { AffectedDays } from './meal-replacements/affected-days.ts'
export type {
  DayEffect,
  MealReplacement,
  MealReplacementRequest,
  MealReplacements,
  OriginalMeal,
  PortionChange,
  ReplacementConcession,
} from './meal-replacements/meal-replacement.ts'
export { applyChanges, type AppliedChanges, type MealChange, undoOf } from './current/meal-change.ts'
export { type Occurrence, occurrencesOf } from './current/batch.ts'
export type { MealSlot, CurrentDay, CurrentMeal } from './current/current-day.ts'
export { copyDay, type DayCopy, type DayCopyRequest } from './day-copy/copy-day.ts'
export type {
  DayReplacement,
  DayReplacementRequest,
  DayReplacements,
  DaySource,
  FixedMenu,
  InactiveReason,
} from './day-replacements/day-replacement.ts'
export { findDayReplacements } from './day-replacements/find-day-replacements.ts'
export {
  type IngredientReplacementEffect,
  type IngredientReplacementRequest,
  judgeIngredientReplacement,
} from './ingredient-replacement/judge-ingredient-replacement.ts'
export type { CutLeftover } from './current/replace-day-meals.ts'
export { proveCurrentDay } from './current/prove-current-day.ts'
