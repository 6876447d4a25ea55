import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { updateSystemOfMeasures } from './accounts.repository.ts'
import { changePassword } from './change-password.ts'
import { reauthenticate } from './reauthentication.ts'
import { endLogin, endOtherLogins } from './end-logins.ts'
import { findLogins } from './logins.repository.ts'

/** Settings of units and messages, and the login methods and devices of an account. */
export const settingsResolvers = {
  Mutation: {
    setting: async (_, { request }, context) => {
      const { userId } = await context.requireViewer()
      const isImperial = request.systemOfMeasures === 'imperial'
      await updateSystemOfMeasures(context.services.db, userId, isImperial ? 'imperial' : 'si')
      return basicSuccess
    },
    changePassword: async (_, { request }, context) => {
      const { userId, tokenHash } = await context.requireViewer()
      const { language, clientAddress, logSecurityEvent } = context
      const actor = { userId, tokenHash, language, network: networkOf(clientAddress) }
      const outcome = await changePassword(context.services, actor, request)
      switch (outcome.kind) {
        case 'changed':
          logSecurityEvent({ event: 'password-changed', outcome: 'done', userId })
          return { ...basicSuccess, hasCancelledEmailChange: outcome.hadEmailChange }
        case 'refused':
          logSecurityEvent({ event: 'password-changed', outcome: 'refused', userId })
          return validationException(outcome.errors)
        case 'wrong':
        case 'limited':
          logSecurityEvent({
            event: 'password-changed',
            outcome: outcome.kind === 'limited' ? 'limited' : 'refused',
            userId,
          })
          return unauthorized(403, 'error/message/generic')
      }
    },
  },
  MeMutation: {
    proveOwner: async (viewer, { currentPassword }, { services, clientAddress, logSecurityEvent }) => {
      const holder = { ...viewer, network: networkOf(clientAddress) }
      const outcome = await reauthenticate(services, holder, currentPassword)
      const { userId } = viewer
      switch (outcome) {
        case 'done':
          logSecurityEvent({ event: 'owner-proved', outcome: 'done', userId })
          return basicSuccess
        case 'wrong':
        case 'limited':
          logSecurityEvent({ event: 'owner-proved', outcome: outcome === 'limited' ? 'limited' : 'refused', userId })
          return unauthorized(403, 'error/message/generic')
      }
    },
    endLogin: async (viewer, { id }, { services, logSecurityEvent }) => {
      const { userId } = viewer
      const isEnded = await endLogin(services, viewer, id)
      logSecurityEvent({ event: 'session-ended', which: 'one', outcome: isEnded ? 'done' : 'refused', userId })
      if (isEnded) return basicSuccess
      return validationException([{ fieldName: 'id', messages: ['settings/logins/ended-already'] }])
    },
    endOtherLogins: async (viewer, _, { services, logSecurityEvent }) => {
      await endOtherLogins(services, viewer)
      logSecurityEvent({ event: 'session-ended', which: 'others', outcome: 'done', userId: viewer.userId })
      return basicSuccess
    },
  },
  Me: {
    // No client registers devices yet.
    hasRegisteredDevices: () => false,
    logins: async ({ id }, _, context) => {
      const { tokenHash } = await context.requireViewer()
      return findLogins(context.services, id, tokenHash)
    },
  },
} satisfies Resolvers
