import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess } from '../../platform/graphql/validation-exception.ts'
import { findHealthConsent, holdsHealthData } from '../consents/index.ts'
import { giveHealthConsent, withdrawHealthConsent } from './change-health-consent.ts'

export const healthConsentResolvers = {
  Me: {
    healthDataConsent: async ({ id }, _, { services: { db } }) => {
      const consent = await findHealthConsent(db, id)
      return {
        isGiven: consent.kind === 'given',
        withdrawnAt: consent.kind === 'withdrawn' ? consent.withdrawnAt.toISOString() : null,
        isDataKept: await holdsHealthData(db, id),
      }
    },
  },
  MeMutation: {
    healthDataConsentGive: async ({ userId }, _, context) => {
      await giveHealthConsent(context.services, { userId, today: await context.today() })
      return basicSuccess
    },
    healthDataConsentWithdraw: async ({ userId }, { erasesData }, { services }) => {
      await withdrawHealthConsent(services, { userId, erasesData })
      return basicSuccess
    },
  },
} satisfies Resolvers
