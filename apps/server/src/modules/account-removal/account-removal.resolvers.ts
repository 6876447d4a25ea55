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
    request: async (_, __, { services, language, requireViewer, tellSecurity }) => {
      const viewer = await requireViewer()
      const { userId } = viewer
      const asked = await requestRemoval(services, viewer, language)
      tellSecurity({ event: 'removal-requested', outcome: asked === 'mailed' ? 'done' : 'limited', userId })
      return basicSuccess
    },
    confirm: async (_, { token }, { services, language, clientAddress, tellSecurity }) => {
      if (token.trim() === '') return validationException([{ fieldName: 'token', messages: ['validation/required'] }])
      const outcome = await confirmRemoval(services, { token, language, network: networkOf(clientAddress) })
      switch (outcome.kind) {
        case 'removed':
          tellSecurity({ event: 'removal-confirmed', outcome: 'done', userId: outcome.userId })
          return basicSuccess
        case 'link-expired':
        case 'limited':
          tellSecurity({
            event: 'removal-confirmed',
            outcome: outcome.kind === 'limited' ? 'limited' : 'refused',
            userId: null,
          })
          return unauthorized(401, 'remove-account/link-expired')
      }
    },
  },
} satisfies Resolvers
