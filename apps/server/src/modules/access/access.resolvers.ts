import { accessCodeSchema } from '@dayplate/rules/accounts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, fieldFaults, validationException } from '../../platform/graphql/validation-exception.ts'
import { activateAccessCode } from './activate-access-code.ts'

export const accessResolvers = {
  MeMutation: {
    coupon: (viewer) => viewer,
  },
  CouponMutation: {
    activate: async (viewer, { accessCode }, { services }) => {
      const checked = accessCodeSchema.safeParse({ accessCode })
      if (!checked.success) return validationException(fieldFaults(checked.error))
      const outcome = await activateAccessCode(services, viewer.userId, accessCode)
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
