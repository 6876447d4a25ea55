export { composeDay, requireVersion } from './compose-day.ts'
export { excludedInVersion, isVersionAllowed } from './foods-of-version.ts'
export type { PreviousDay } from './plan-day-document.ts'
export { mealsOfDiet } from './plannable-meals.ts'
export { openPlanner } from './planner/open-planner.ts'
export { plannerHere } from './planner/planner-here.ts'
export type { Planner } from './planner/planner.ts'
export type { Planning } from './planner/planning.ts'
export { versionsOfPlanning } from './planner/run-planning.ts'
export { rememberPlannings } from './planner/remember-plannings.ts'
export { insertDays, replaceDays, updateDays, type PlannedDays } from './planned-days.repository.ts'
export type { ReplannedDay } from './replan-days.ts'
export { replayPlan, type DayReplay } from './replay/replay-plan.ts'
export { wireHoliday } from './wire-holiday.ts'
export { wirePhase, DIET_NAMES, MEAL_TYPE_NAMES, WIRE_MEAL_TYPE } from './wire-names.ts'
export { LOOK_BACK_DAYS } from './day-request.ts'
export {
  findAvailableDays,
  findDaysBefore,
  findFutureDays,
  insertEatenMarks,
  markIntroductionSeen,
  type FutureDay,
  type NewPlanDay,
  type StoredDay,
} from './plans.repository.ts'
export { plansResolvers } from './plans.resolvers.ts'
