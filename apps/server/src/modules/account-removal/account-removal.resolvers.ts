import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { appendErasures } from '../personal-data/index.ts'
import { confirmRemoval } from './confirm-removal.ts'
import { findRemoval } from './find-removal.ts'
import { requestRemoval } from './request-removal.ts'

const REQUIRED = [{ fieldName: 'token', messages: ['validation/required'] }]

export const accountRemovalResolvers = {
  Query: {
    accountRemoval: async (_, { token }, { services, clientAddress, findViewer }) => {
      if (token.trim() === '') return validationException(REQUIRED)
      const found = await findRemoval(services, { token, network: networkOf(clientAddress) })
      switch (found.kind) {
        case 'found':
          return {
            __typename: 'AccountRemoval',
            email: found.maskedEmail,
            isYours: (await findViewer())?.userId === found.userId,
            activeSubscriptions: [...found.activeSubscriptions],
          }
        case 'link-expired':
        case 'limited':
          return unauthorized(401, 'remove-account/link-expired')
      }
    },
  },
  Mutation: {
    removeAccount: () => ({}),
  },
  RemoveAccountMutation: {
    request: async (_, __, { services, language, requireViewer, logSecurityEvent }) => {
      const viewer = await requireViewer()
      const { userId } = viewer
      const asked = await requestRemoval(services, viewer, language)
      logSecurityEvent({ event: 'removal-requested', outcome: asked === 'mailed' ? 'done' : 'limited', userId })
      return basicSuccess
    },
    confirm: async (_, { token }, { services, language, clientAddress, logSecurityEvent, afterAnswer }) => {
      if (token.trim() === '') return validationException(REQUIRED)
      const outcome = await confirmRemoval(services, { token, language, network: networkOf(clientAddress) })
      switch (outcome.kind) {
        case 'removed':
          logSecurityEvent({ event: 'removal-confirmed', outcome: 'done', userId: outcome.userId })
          // Runs after the answer, so that a full disk cannot report that nothing was erased. The cleanup appends what fails
          // here.
          afterAnswer(() => appendErasures(services.db, services.erasedPeopleFile))
          return basicSuccess
        case 'link-expired':
        case 'limited':
          logSecurityEvent({
            event: 'removal-confirmed',
            outcome: outcome.kind === 'limited' ? 'limited' : 'refused',
            userId: null,
          })
          return unauthorized(401, 'remove-account/link-expired')
      }
    },
  },
} satisfies Resolvers
