import { lastDayOf } from '@dayplate/rules/access'
import { accessCodeSchema } from '@dayplate/rules/accounts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, fieldErrors, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { findActiveSubscriptions } from './active-subscriptions.ts'
import { activateAccessCode } from './activate-access-code.ts'
import { findDatedAccess } from './find-access.ts'
import { lookUpAccessCode } from './look-up-access-code.ts'

const unknownCode = () => validationException([{ fieldName: 'accessCode', messages: ['coupon/unknown-code'] }])

export const accessResolvers = {
  Query: {
    accessCodeOffer: async (_, { accessCode }, { services, clientAddress, findViewer, logSecurityEvent }) => {
      const checked = accessCodeSchema.safeParse({ accessCode })
      if (!checked.success) return validationException(fieldErrors(checked.error))
      const userId = (await findViewer())?.userId ?? null
      const outcome = await lookUpAccessCode(services, { userId, network: networkOf(clientAddress), code: accessCode })
      switch (outcome.kind) {
        case 'found': {
          const { days, givesDiet, givesVideoWorkout } = outcome.code
          return {
            __typename: 'AccessCodeOffer',
            days,
            givesAccessToDiet: givesDiet,
            givesAccessToVideoWorkouts: givesVideoWorkout,
          }
        }
        case 'limited':
          logSecurityEvent({ event: 'access-code-looked-up', outcome: 'limited', userId })
          return unknownCode()
        case 'unknown-code':
          logSecurityEvent({ event: 'access-code-looked-up', outcome: 'refused', userId })
          return unknownCode()
      }
    },
  },
  DailyPlan: {
    activeSubscriptions: ({ userId }, _, { services }) => findActiveSubscriptions(services.db, userId),
  },
  Me: {
    activeSubscriptions: ({ id }, _, { services }) => findActiveSubscriptions(services.db, id),
    videoWorkout: async ({ id }, _, context) => {
      const asked = { userId: id, product: 'video_workout', today: await context.today() } as const
      const access = await findDatedAccess(context.services.db, asked)
      return { accessTo: lastDayOf(access), lifetimeAccess: access.kind === 'lifetime' }
    },
  },
  MeMutation: {
    coupon: (viewer) => viewer,
  },
  CouponMutation: {
    activate: async ({ userId }, { accessCode }, { services, clientAddress, logSecurityEvent }) => {
      const checked = accessCodeSchema.safeParse({ accessCode })
      if (!checked.success) return validationException(fieldErrors(checked.error))
      const outcome = await activateAccessCode(services, {
        userId,
        network: networkOf(clientAddress),
        code: accessCode,
      })
      switch (outcome.kind) {
        case 'redeemed':
          logSecurityEvent({ event: 'access-code-used', outcome: 'done', userId })
          return basicSuccess
        case 'limited':
          logSecurityEvent({ event: 'access-code-used', outcome: 'limited', userId })
          return unknownCode()
        case 'unknown-code':
        case 'already-used':
        case 'for-life':
          logSecurityEvent({ event: 'access-code-used', outcome: 'refused', userId })
          return validationException([{ fieldName: 'accessCode', messages: [`coupon/${outcome.kind}`] }])
      }
    },
  },
} satisfies Resolvers
