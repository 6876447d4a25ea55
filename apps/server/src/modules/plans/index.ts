export { composeDay } from './compose-day.ts'
export { wirePhase, DIET_NAMES } from './wire-names.ts'
export { LOOK_BACK_DAYS, planStretch } from './plan-stretch.ts'
export {
  findAvailableDays,
  findDaysBefore,
  insertDays,
  insertEatenMarks,
  markIntroductionSeen,
  replaceDays,
  type StoredDay,
} from './plans.repository.ts'
export { plansResolvers } from './plans.resolvers.ts'
