export { dayToBuy } from './day-to-buy.ts'
export { deleteEaten, EATEN_COLUMNS, insertEatenMarks, insertEatenOfSet } from './eaten-days.repository.ts'
export { excludedInVersion, foodsOfVersion, isVersionAllowed } from './foods-of-version.ts'
export { findWeightState, type GoalFacts, stateOfGoal, type WeightState } from './goal-facts.ts'
export {
  type PlanDayDocument,
  type PlannedMeal,
  type PlanProof,
  type PlanReasonWithFigures,
  type PreviousDay,
  recipeVersionOf,
  replacedOriginal,
  versionsOfDocument,
} from './plan-day-document.ts'
export {
  deleteDaysAfter,
  insertDays,
  type PlannedDays,
  replaceDays,
  restoreDay,
  rewriteDay,
  updateDays,
} from './planned-days.repository.ts'
export type { PlannedFor, Planning } from './planning.ts'
export {
  accessColumns,
  type ChangeableDay,
  type CopyTarget,
  type DayMeals,
  type DayState,
  type DayWindow,
  findAvailableDays,
  findDatesOfSet,
  findDayMeals,
  findDaysBefore,
  findDayState,
  findPlannedDays,
  findStoredDay,
  type FutureDay,
  hasPlanOn,
  markIntroductionSeen,
  type NewPlanDay,
  type PendingPayment,
  type StoredDay,
  type WireDietId,
} from './plans.repository.ts'
export { requireVersion } from './require-version.ts'
export { findKeptTastes, keepTastes, type ViewerTastes } from './viewer-tastes.ts'
