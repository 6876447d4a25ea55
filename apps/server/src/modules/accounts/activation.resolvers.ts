import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { waiveActivation } from './accounts.repository.ts'
import { activateAccount } from './activate-account.ts'
import { sendActivation } from './send-activation.ts'

export const activationResolvers = {
  Mutation: {
    activateAccount: async (_, { token }, { services, clientAddress, findViewer, logSecurityEvent }) => {
      const viewerId = (await findViewer())?.userId ?? null
      const outcome = await activateAccount(services, token, { network: networkOf(clientAddress), viewerId })
      switch (outcome.kind) {
        case 'activated':
          logSecurityEvent({ event: 'address-confirmed', outcome: 'done', userId: outcome.userId })
          return basicSuccess
        case 'refused':
        case 'limited':
          logSecurityEvent({ event: 'address-confirmed', outcome: outcome.kind, userId: viewerId })
          return unauthorized(401, 'account/activate/error')
      }
    },
  },
  MeMutation: {
    activateAccount: async (viewer, _, { services }) => {
      await waiveActivation(services.db, viewer.userId, services.clock)
      return basicSuccess
    },
    sendActivation: async (viewer, _, { services, language, clientAddress, logSecurityEvent }) => {
      const { userId } = viewer
      const outcome = await sendActivation(services, viewer, { network: networkOf(clientAddress), language })
      const event = { event: 'link-sent', link: 'activate', userId } as const
      switch (outcome.kind) {
        case 'sent':
          logSecurityEvent({ ...event, outcome: 'done' })
          return basicSuccess
        case 'not-needed':
          logSecurityEvent({ ...event, outcome: 'refused' })
          return basicSuccess
        case 'too-many':
          logSecurityEvent({ ...event, outcome: 'limited' })
          return validationException([], ['account/activation/too-many'])
      }
    },
  },
} satisfies Resolvers
