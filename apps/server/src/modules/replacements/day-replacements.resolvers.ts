import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { systemOf } from '../day-plan/index.ts'
import { hasDietAccess } from './change-days.ts'
import { presentDayReplacement } from './present-day-replacement.ts'
import { offerDays } from './offer-days.ts'
import { replaceDay } from './replace-day.ts'
import { loadViewerPlan } from './viewer-plan.ts'
import { actorOf, presentChange, presentRefusal } from './present-change.ts'

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
  DayReplacement: { effect: ({ presentEffect }) => presentEffect() },
  DayReplacementEvent: {
    dishes: async ({ presentDishes }, _, context) => presentDishes(await systemOf(context)),
  },
} satisfies Resolvers
