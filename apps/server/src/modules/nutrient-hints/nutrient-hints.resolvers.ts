import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { findWeekHints } from './find-week-hints.ts'

export const nutrientHintsResolvers = {
  DailyDietPlanNormal: {
    weekHints: async ({ date, dayDiet: { dietId } }, _, context) => {
      const { userId } = await context.requireViewer()
      return findWeekHints(context.services, userId, { date, dietId })
    },
  },
} satisfies Resolvers
