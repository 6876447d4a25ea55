import { isTimeToMeasure, type GoalCause, type GoalState } from '@dayplate/rules/goal'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import type { DayBefore } from './day-before.ts'
import { eveningNotesFor } from './evening-notes.ts'
import { stateOfGoal, versionsOfDocument } from '../stored-plans/index.ts'
import { presentHoliday } from './present-holiday.ts'

/** Tasks for this evening, in preparation of tomorrow's meals; each note once. */
async function notesForNextDay({ nextDay }: DayBefore, { services, language }: Context): Promise<string[]> {
  const next = await nextDay()
  if (next === null) return []
  await loadMissingVersions(services, versionsOfDocument(next.document))
  return eveningNotesFor(next.document, services.catalogue, language)
}

async function holidayOfNextDay({ nextDay }: DayBefore, { language }: Context) {
  const next = await nextDay()
  return next === null ? null : presentHoliday(next.date, language)
}

const isGoal =
  (kind: GoalState['kind'], because: GoalCause) =>
  async ({ weights }: DayBefore): Promise<boolean> => {
    const { goal } = await weights()
    const state = goal === null ? null : stateOfGoal(goal)
    return state !== null && state.kind !== 'open' && state.kind === kind && state.because === because
  }

/** Fields of the daily plan beside the meals. The module "access" resolves the subscriptions. */
export const dailyPlanFields = {
  recipeNotesForNextDay: (day, _, context) => notesForNextDay(day, context),
  nextDayHoliday: async (day, _, context) => (await holidayOfNextDay(day, context))?.holiday ?? null,
  nextDayHolidayIcon: async (day, _, context) => (await holidayOfNextDay(day, context))?.holidayIcon ?? null,
  reachedBecauseOfLoseWeight: isGoal('reached', 'lose-weight'),
  reachedBecauseOfPutOnWeight: isGoal('reached', 'put-on-weight'),
  lostBecauseOfLoseWeight: isGoal('lost', 'lose-weight'),
  lostBecauseOfPutOnWeight: isGoal('lost', 'put-on-weight'),
  isTimeToNagForCurrentMeasurement: async ({ weights, today }) =>
    isTimeToMeasure((await weights()).newestWeightOn, today),
  lastWeightOn: async ({ weights }) => (await weights()).newestWeightOn,
  diet: ({ userId }) => ({ id: userId }),
  // There is no fasting timer yet, so all counts are zero.
  fastingStatistics: () => ({ dietsCount: 0, currentDietLength: 0, currentDietProgress: 0 }),
  intermittentFasting: () => ({ activeCycle: null }),
} satisfies Resolvers['DailyPlan']
