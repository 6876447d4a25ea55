import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { waiveActivation } from './accounts.repository.ts'
import { activateAccount } from './activate-account.ts'
import { sendActivation } from './send-activation.ts'

export const activationResolvers = {
  Mutation: {
    activateAccount: async (_, { token }, { services, clientAddress, findViewer }) => {
      const viewerId = (await findViewer())?.userId ?? null
      const outcome = await activateAccount(services, token, { network: networkOf(clientAddress), viewerId })
      switch (outcome.kind) {
        case 'activated':
          return basicSuccess
        case 'refused':
          return unauthorized(401, 'account/activate/error')
      }
    },
  },
  MeMutation: {
    activateAccount: async (viewer, _, { services }) => {
      await waiveActivation(services.db, viewer.userId, services.clock)
      return basicSuccess
    },
    sendActivation: async (viewer, _, { services, language, clientAddress }) => {
      const outcome = await sendActivation(services, viewer.userId, { network: networkOf(clientAddress), language })
      switch (outcome.kind) {
        case 'sent':
        case 'not-needed':
          return basicSuccess
        case 'too-many':
          return validationException([], ['account/activation/too-many'])
      }
    },
  },
} satisfies Resolvers
