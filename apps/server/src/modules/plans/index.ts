export { composeDay, requireVersion } from './compose-day.ts'
export { excludedInVersion, foodsOfVersion, isVersionAllowed } from './foods-of-version.ts'
export {
  recipeVersionOf,
  replacedOriginal,
  versionsOfDocument,
  type PlanDayDocument,
  type PlannedMeal,
  type PreviousDay,
} from './plan-day-document.ts'
export { mealsOfDiet } from './plannable-meals.ts'
export { openPlanner } from './planner/open-planner.ts'
export { plannerHere } from './planner/planner-here.ts'
export type { OtherDaysWish } from './planner/other-days.ts'
export type { Planner } from './planner/planner.ts'
export type { Planning } from './planner/planning.ts'
export { versionsOfPlanning } from './planner/run-planning.ts'
export { rememberPlannings } from './planner/remember-plannings.ts'
export {
  insertDays,
  replaceDays,
  restoreDay,
  rewriteDay,
  updateDays,
  type PlannedDays,
} from './planned-days.repository.ts'
export type { ReplannedDay } from './replan-days.ts'
export { replayPlan, type DayReplay } from './replay/replay-plan.ts'
export { wireHoliday } from './wire-holiday.ts'
export { wirePhase, DIET_NAMES, MEAL_TYPE_NAMES, mealTypeOfWire, WIRE_MEAL_TYPE } from './wire-names.ts'
export { currentVersionId, LOOK_BACK_DAYS, toStoredProof } from './day-request.ts'
export { composeEvent, durationOf, mealKeyOf } from './compose-event.ts'
export { composeDishes, ingredientKeyOf, type ComposedDish, type IngredientSlot } from './compose-dish.ts'
export { measurementsOf } from './measure-text.ts'
export { plannableMeals } from './plannable-meals.ts'
export { wireMacro } from './wire-macro.ts'
export {
  findAvailableDays,
  findDatesOfSet,
  findDaysBefore,
  findPlannedDays,
  insertEatenMarks,
  markIntroductionSeen,
  type ChangeableDay,
  type CopyTarget,
  type FutureDay,
  type NewPlanDay,
  type StoredDay,
} from './plans.repository.ts'
export { plansResolvers } from './plans.resolvers.ts'
export { findKeptTastes } from './viewer-tastes.ts'
