import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { hasDietAccess } from './change-days.ts'
import { composeDayReplacement } from './compose-day-replacement.ts'
import { offerDays } from './offer-days.ts'
import { replaceDay } from './replace-day.ts'
import { loadViewerPlan } from './viewer-plan.ts'
import { actorOf, wireChange, wireRefusal } from './wire-change.ts'

/** Resolvers of whole other days: the offer is worked out from the plan as it is, and again when one is chosen. */
export const dayReplacementsResolvers = {
  Query: {
    dayReplacement: async (_, { date, text }, context) => {
      const { services, language } = context
      if (!(await hasDietAccess(services, await actorOf(context)))) return wireRefusal({ kind: 'no-access' })
      const plan = await loadViewerPlan(context, date)
      const offer = await offerDays(plan, services.planner, { date, text: text ?? '' })
      if (offer.kind === 'refused') return wireRefusal(offer)
      const replacements = offer.days.map((offered) => composeDayReplacement(offered, { plan, offer, language }))
      return { __typename: 'DayReplacements', date, replacements }
    },
  },
  Mutation: {
    dietSetReplace: async (_, { request }, context) =>
      wireChange(await replaceDay(context.services, await actorOf(context), request), context),
  },
  DayReplacement: { effect: ({ composeEffect }) => composeEffect() },
  DayReplacementEvent: { dishes: ({ composeDishes }) => composeDishes() },
} satisfies Resolvers
