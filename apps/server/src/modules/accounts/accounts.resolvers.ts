import type { Context } from '../../platform/graphql/context.ts'
import { oncePerRequest } from '../../platform/graphql/once-per-request.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { findAccount } from './accounts.repository.ts'
import { activationResolvers } from './activation.resolvers.ts'
import { endSession } from './end-session.ts'
import { logIn } from './log-in.ts'
import { loginEvent } from './login-event.ts'
import { passwordsResolvers } from './passwords.resolvers.ts'
import { register, type Registration } from './register.ts'
import { deleteToken, isOpenedAtVoiding } from './sessions.repository.ts'

async function answerRegister(
  _: unknown,
  { request }: { request: Registration },
  { services, timeZone, device, language, clientAddress, logSecurityEvent }: Context,
) {
  const sender = { network: networkOf(clientAddress), language }
  const outcome = await register(services, request, { timeZone, device, sender })
  switch (outcome.kind) {
    case 'registered':
      logSecurityEvent({ event: 'registration', by: 'password', outcome: 'done', userId: outcome.userId })
      return { __typename: 'Token' as const, token: outcome.token }
    case 'refused':
      logSecurityEvent({ event: 'registration', by: 'password', outcome: 'refused', userId: null })
      return validationException(outcome.errors)
    case 'too-many':
      logSecurityEvent({ event: 'registration', by: 'password', outcome: 'limited', userId: null })
      return validationException([], ['auth/register/too-many'])
  }
}

const accountOf = oncePerRequest(findAccount)

export const accountsResolvers = {
  Query: {
    ...passwordsResolvers.Query,
    me: async (_, __, context) => ({ id: (await context.requireViewer()).userId }),
  },
  Mutation: {
    ...activationResolvers.Mutation,
    ...passwordsResolvers.Mutation,
    login: async (_, credentials, { services, device, clientAddress, logSecurityEvent }) => {
      const outcome = await logIn(services, credentials, { device, network: networkOf(clientAddress) })
      logSecurityEvent(loginEvent('password', outcome))
      switch (outcome.kind) {
        case 'logged-in':
          return { __typename: 'Token', token: outcome.token }
        case 'refused':
        case 'limited':
          return unauthorized(401, 'auth/login/error-message')
      }
    },
    register: answerRegister,
    authRegister: answerRegister,
    endSession: async (_, { tokenHash }, { services, logSecurityEvent }) => {
      const userId = await endSession(services, tokenHash)
      logSecurityEvent({ event: 'session-ended', which: 'this', outcome: userId === null ? 'refused' : 'done', userId })
      return basicSuccess
    },
    me: (_, __, context) => context.requireViewer(),
  },
  MeMutation: {
    ...activationResolvers.MeMutation,
    logout: async (viewer, _, { services, logSecurityEvent }) => {
      await deleteToken(services.db, viewer.userId, viewer.tokenHash)
      logSecurityEvent({ event: 'session-ended', which: 'this', outcome: 'done', userId: viewer.userId })
      return basicSuccess
    },
  },
  Me: {
    name: async (owner, _, context) => (await accountOf(owner, context)).name,
    email: async (owner, _, context) => (await accountOf(owner, context)).email,
    // The sex is an answer of the wizard, so it is hidden when the other answers are hidden.
    sex: async (owner, _, context) => {
      const { sex } = await accountOf(owner, context)
      if (sex !== 'female' && sex !== 'male') return null
      return (await isHealthDataWithdrawn(context.services.db, owner.id)) ? null : sex
    },
    status: async (owner, _, context) => {
      const { status, activation_waived_at: waivedAt } = await accountOf(owner, context)
      return status === 'active' || waivedAt !== null ? 'STATUS_ACTIVE' : 'STATUS_NON_ACTIVE'
    },
    systemOfMeasures: async (owner, _, context) =>
      (await accountOf(owner, context)).system_of_measures === 'imperial' ? 'imperial' : 'si',
    created: async (owner, _, context) => (await accountOf(owner, context)).created_at.toISOString(),
    passwordIsSet: async (owner, _, context) => (await accountOf(owner, context)).password_hash !== null,
    passwordIsVoided: async (owner, _, context) => (await accountOf(owner, context)).password_voided_at !== null,
    passwordWasVoidedAtLogin: async (owner, _, context) => {
      const { password_voided_at: voidedAt } = await accountOf(owner, context)
      if (voidedAt === null) return false
      const { tokenHash } = await context.requireViewer()
      return isOpenedAtVoiding(context.services.db, tokenHash, voidedAt)
    },
  },
} satisfies Resolvers
