import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { networkOf } from '../../platform/throttle/network-of.ts'
import { askForLink, type AskedLink } from './ask-for-link.ts'
import { logInByToken } from './log-in-by-token.ts'
import { loginEvent } from './login-event.ts'
import { reauthText } from './reauthentication.ts'
import { isResetLink, resetPassword } from './reset-password.ts'
import { setInitialPassword } from './set-initial-password.ts'

const mailLink =
  (purpose: AskedLink['purpose']) =>
  async (_: unknown, { email }: { readonly email: string }, context: Context) => {
    const { services, language } = context
    const network = networkOf(context.clientAddress)
    await askForLink(services, { purpose, email, network, language }, context)
    return basicSuccess
  }

const validateResetPasswordToken = (_: unknown, { token }: { readonly token: string }, context: Context) =>
  isResetLink(context.services, token, networkOf(context.clientAddress))

export const passwordsResolvers = {
  Query: { validateResetPasswordToken },
  Mutation: {
    validateResetPasswordToken,
    remindPassword: mailLink('reset-password'),
    sendLoginLink: mailLink('log-in'),
    loginByToken: async (_, { token }, { services, device, clientAddress, language, logSecurityEvent }) => {
      const outcome = await logInByToken(services, token, { device, network: networkOf(clientAddress), language })
      logSecurityEvent(loginEvent('link', outcome))
      switch (outcome.kind) {
        case 'logged-in':
          return { __typename: 'Token', token: outcome.token }
        case 'refused':
        case 'limited':
          return unauthorized(401, 'auth/login/by-token/error-message')
      }
    },
    resetPassword: async (_, input, { services, language, clientAddress, logSecurityEvent }) => {
      const outcome = await resetPassword(services, input, { network: networkOf(clientAddress), language })
      switch (outcome.kind) {
        case 'reset':
          logSecurityEvent({ event: 'password-reset', outcome: 'done', userId: outcome.userId })
          return basicSuccess
        case 'refused':
        case 'limited':
          logSecurityEvent({ event: 'password-reset', outcome: outcome.kind, userId: null })
          return validationException(outcome.errors)
      }
    },
    setInitialPassword: async (_, input, { services, language, clientAddress, logSecurityEvent }) => {
      const outcome = await setInitialPassword(services, input, { network: networkOf(clientAddress), language })
      const { userId } = outcome
      switch (outcome.kind) {
        case 'set':
          logSecurityEvent({ event: 'password-set', outcome: 'done', userId })
          return basicSuccess
        case 'reauth-required':
          logSecurityEvent({ event: 'password-set', outcome: 'refused', userId })
          return unauthorized(403, reauthText('log-in'))
        case 'refused':
        case 'limited':
          logSecurityEvent({ event: 'password-set', outcome: outcome.kind, userId })
          return validationException(outcome.errors)
      }
    },
  },
} satisfies Resolvers
