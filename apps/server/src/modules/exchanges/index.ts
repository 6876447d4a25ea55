export {
  changeDays,
  hasDietAccess,
  type Actor,
  type ChangeOutcome,
  type NoAccess,
  type Refused,
} from './change-days.ts'
export { dayReplacementsResolvers } from './day-replacements.resolvers.ts'
export { purgeOldChanges } from './exchanges.repository.ts'
export { exchangesResolvers } from './exchanges.resolvers.ts'
export { offerChosenMeal, type OfferedMeal } from './meal-replacements.ts'
export { findOpenDay, rulesOfDay, type EditablePlan } from './load-editable-plan.ts'
export { loadViewerPlan } from './viewer-plan.ts'
export { actorOf, wireDays } from './wire-change.ts'
export { wireEffect } from './wire-effect.ts'
