import { networkOf } from '../../platform/throttle/network-of.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, validationException } from '../../platform/graphql/validation-exception.ts'
import { takeContactRequest } from './take-contact-request.ts'

export const contactResolvers = {
  Mutation: {
    contact: async (_, { request }, { services, language, clientAddress, findViewer }) => {
      const viewer = await findViewer()
      const sender = { userId: viewer?.userId ?? null, network: networkOf(clientAddress), language }
      const outcome = await takeContactRequest(services, request, sender)
      switch (outcome.kind) {
        case 'taken':
          return basicSuccess
        case 'refused':
          return validationException(outcome.errors)
        case 'too-many':
          return validationException([], ['contact/too-many'])
      }
    },
  },
} satisfies Resolvers
