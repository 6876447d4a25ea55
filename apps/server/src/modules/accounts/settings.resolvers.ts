import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { updateSystemOfMeasures } from './accounts.repository.ts'
import { changePassword } from './change-password.ts'
import { deleteLogin, deleteOtherLogins, findLogins } from './logins.repository.ts'

/** What a person looks after on their settings page, as far as it is about getting in. */
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
      const { language, clientAddress } = context
      const changer = { userId, tokenHash, language, network: networkOf(clientAddress) }
      const outcome = await changePassword(context.services, changer, request)
      switch (outcome.kind) {
        case 'changed':
          return basicSuccess
        case 'refused':
          return validationException(outcome.faults)
        case 'unproved':
          return unauthorized(403, 'error/message/generic')
      }
    },
  },
  MeMutation: {
    endLogin: async (viewer, { id }, { services }) =>
      (await deleteLogin(services.db, viewer.userId, id))
        ? basicSuccess
        : validationException([{ fieldName: 'id', messages: ['settings/logins/ended-already'] }]),
    endOtherLogins: async (viewer, _, { services }) => {
      await deleteOtherLogins(services.db, viewer)
      return basicSuccess
    },
  },
  Me: {
    // Nothing registers devices yet.
    hasRegisteredDevices: () => false,
    logins: async ({ id }, _, context) => {
      const { tokenHash } = await context.requireViewer()
      return findLogins(context.services, id, tokenHash)
    },
  },
} satisfies Resolvers
