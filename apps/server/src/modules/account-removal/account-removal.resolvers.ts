import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { confirmRemoval } from './confirm-removal.ts'
import { requestRemoval } from './request-removal.ts'

export const accountRemovalResolvers = {
  Mutation: {
    removeAccount: () => ({}),
  },
  RemoveAccountMutation: {
    request: async (_, __, { services, language, requireViewer }) => {
      const { userId } = await requireViewer()
      await requestRemoval(services, { userId, language })
      return basicSuccess
    },
    confirm: async (_, { token }, { services, language, clientAddress }) => {
      if (token.trim() === '') return validationException([{ fieldName: 'token', messages: ['validation/required'] }])
      const outcome = await confirmRemoval(services, { token, language, network: networkOf(clientAddress) })
      switch (outcome.kind) {
        case 'removed':
          return basicSuccess
        case 'link-expired':
          return unauthorized(401, 'remove-account/link-expired')
      }
    },
  },
} satisfies Resolvers
