export {
  type Actor,
  changeDays,
  type ChangeOutcome,
  hasDietAccess,
  type NoAccess,
  type Refused,
} from './change-days.ts'
export { currentDay } from './current-day.ts'
export { type EditablePlan, findOpenDay, rulesOfDay } from './load-editable-plan.ts'
export { offerChosenMeal, type OfferedMeal } from './meal-replacements.ts'
export { loadViewerPlan } from './viewer-plan.ts'
export { purgeOldChanges } from './plan-changes.repository.ts'
export { actorOf, presentDays } from './present-change.ts'
export { presentEffect } from './present-effect.ts'
