import { accessCodeSchema } from '@dayplate/rules/accounts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, fieldFaults, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { activateAccessCode } from './activate-access-code.ts'
import { findActiveSubscriptions } from './active-subscriptions.ts'

export const accessResolvers = {
  Me: {
    activeSubscriptions: async ({ id }, _, context) =>
      findActiveSubscriptions(context.services.db, id, await context.today()),
  },
  DailyPlan: {
    activeSubscriptions: ({ userId, today }, _, { services }) => findActiveSubscriptions(services.db, userId, today),
  },
  MeMutation: {
    coupon: (viewer) => viewer,
  },
  CouponMutation: {
    activate: async (viewer, { accessCode }, { services, clientAddress }) => {
      const checked = accessCodeSchema.safeParse({ accessCode })
      if (!checked.success) return validationException(fieldFaults(checked.error))
      const outcome = await activateAccessCode(services, {
        userId: viewer.userId,
        network: networkOf(clientAddress),
        code: accessCode,
      })
      switch (outcome.kind) {
        case 'redeemed':
          return basicSuccess
        case 'unknown-code':
        case 'already-used':
          return validationException([{ fieldName: 'accessCode', messages: [`coupon/${outcome.kind}`] }])
      }
    },
  },
} satisfies Resolvers
