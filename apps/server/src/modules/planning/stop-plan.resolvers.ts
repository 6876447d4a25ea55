import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess } from '../../platform/graphql/validation-exception.ts'
import { findPlanStop } from '../consents/index.ts'
import { stopPlan } from './stop-plan.ts'

export const stopPlanResolvers = {
  Diet: {
    stoppedAt: async ({ id }, _, { services }) => (await findPlanStop(services.db, id))?.toISOString() ?? null,
  },
  MeMutation: {
    dietStop: async ({ userId }, _, context) => {
      await stopPlan(context.services, { userId, today: await context.today() })
      return basicSuccess
    },
  },
} satisfies Resolvers
