import { holidayOfDay } from '@dayplate/dates'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { systemOf } from '../day-plan/index.ts'
import type { StoredDay } from '../stored-plans/index.ts'
import { hasDietAccess } from './change-days.ts'
import { presentDayReplacement } from './present-day-replacement.ts'
import { hasMenuToChoose, offerDays } from './offer-days.ts'
import { replaceDay } from './replace-day.ts'
import { findOpenDay } from './load-editable-plan.ts'
import { loadViewerPlan } from './viewer-plan.ts'
import { actorOf, presentChange, presentRefusal } from './present-change.ts'

/** Whether a day of the viewer has a holiday menu to choose. An example has no owner who could choose. */
async function hasHolidayMenu({ date, setId }: Pick<StoredDay, 'date' | 'setId'>, context: Context): Promise<boolean> {
  if (holidayOfDay(date) === null || (await context.findViewer()) === null) return false
  const plan = await loadViewerPlan(context, date)
  return findOpenDay(plan, date)?.setId === setId && hasMenuToChoose(plan, context.services.planner, date)
}

/** Resolvers of other days for a date. The offer is worked out again when a day is chosen, because the plan may have changed. */
export const dayReplacementsResolvers = {
  Query: {
    dayReplacement: async (_, { date, text }, context) => {
      const { services, language } = context
      if (!(await hasDietAccess(services, await actorOf(context)))) return presentRefusal({ kind: 'no-access' })
      const plan = await loadViewerPlan(context, date)
      const offer = await offerDays(plan, services.planner, { date, text: text ?? '' })
      if (offer.kind === 'refused') return presentRefusal(offer)
      const replacements = offer.days.map((offered) => presentDayReplacement(offered, { plan, offer, language }))
      return { __typename: 'DayReplacements', date, replacements }
    },
  },
  Mutation: {
    dietSetReplace: async (_, { request }, context) =>
      presentChange(await replaceDay(context.services, await actorOf(context), request), context),
  },
  DailyDietPlanNormal: { hasHolidayMenu: (day, _, context) => hasHolidayMenu(day, context) },
  DailyPlan: {
    nextDayHasHolidayMenu: async ({ nextDay }, _, context) => {
      const next = await nextDay()
      return next !== null && hasHolidayMenu(next, context)
    },
  },
  DayReplacement: { effect: ({ presentEffect }) => presentEffect() },
  DayReplacementEvent: {
    dishes: async ({ presentDishes }, _, context) => presentDishes(await systemOf(context)),
  },
} satisfies Resolvers
