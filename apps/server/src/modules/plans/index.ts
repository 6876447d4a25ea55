export { composeDay, requireVersion } from './compose-day.ts'
export { excludedInVersion, isVersionAllowed } from './foods-of-version.ts'
export type { PlanDayDocument } from './plan-day-document.ts'
export { mealsOfDiet } from './plannable-meals.ts'
export { replanDays, type ReplannedDay } from './replan-days.ts'
export { wireHoliday } from './wire-holiday.ts'
export { wirePhase, DIET_NAMES, MEAL_TYPE_NAMES, WIRE_MEAL_TYPE } from './wire-names.ts'
export { LOOK_BACK_DAYS } from './day-request.ts'
export { planStretch } from './plan-stretch.ts'
export {
  findAvailableDays,
  findDaysBefore,
  findFutureDays,
  insertDays,
  insertEatenMarks,
  markIntroductionSeen,
  replaceDays,
  updateDays,
  type FutureDay,
  type NewPlanDay,
  type StoredDay,
} from './plans.repository.ts'
export { plansResolvers } from './plans.resolvers.ts'
