import type { ProviderName } from '@dayplate/rules/social'
import type { Context } from '../../platform/graphql/context.ts'
import { oncePerRequest } from '../../platform/graphql/once-per-request.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { basicSuccess, unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { reauthText, type AccountOwner } from '../accounts/index.ts'
import { authorizationUrls } from './authorization-urls.ts'
import { entryEvents } from './entry-events.ts'
import { providersOf } from './identities.repository.ts'
import { linkProvider } from './link-provider.ts'
import { logInVia } from './log-in-via.ts'
import { registerVia, type SocialRegistration } from './register-via.ts'
import { oauthException, type EntryOutcome } from './social-outcome.ts'
import { unlinkProvider } from './unlink-provider.ts'

function answerEntry(outcome: EntryOutcome) {
  switch (outcome.kind) {
    case 'entered':
      return { __typename: 'Token' as const, token: outcome.token }
    case 'refused':
      return oauthException(outcome.reason)
  }
}

const logInOver =
  (provider: ProviderName) =>
  async (_: unknown, { token }: { token: string }, context: Context) => {
    const outcome = await logInVia(context, provider, token)
    entryEvents('login', provider, outcome).forEach(context.logSecurityEvent)
    return answerEntry(outcome)
  }

const registerOver =
  (provider: ProviderName) => async (_: unknown, registration: SocialRegistration, context: Context) => {
    const outcome = await registerVia(context, provider, registration)
    entryEvents('registration', provider, outcome).forEach(context.logSecurityEvent)
    return answerEntry(outcome)
  }

/** Fields about a user's providers share one query. */
const providersOfAccount = oncePerRequest(providersOf)

const isLinked = (provider: ProviderName) => async (account: AccountOwner, _: unknown, context: Context) =>
  (await providersOfAccount(account, context)).has(provider)

export const socialResolvers = {
  Query: {
    getAuthorizationUrls: async (_, { returnUrl, state }, context) => {
      const { google, apple, facebook } = await authorizationUrls(context, { returnUrl, state: state ?? '' })
      return { googleUrl: google, appleUrl: apple, facebookUrl: facebook }
    },
  },
  Mutation: {
    loginViaGoogle: logInOver('google'),
    loginViaApple: logInOver('apple'),
    loginViaFacebook: logInOver('facebook'),
    registerViaGoogle: registerOver('google'),
    registerViaApple: registerOver('apple'),
    registerViaFacebook: registerOver('facebook'),
  },
  MeMutation: {
    linkProvider: async (viewer, asked, context) => {
      const outcome = await linkProvider(context, viewer, asked)
      const event = { event: 'provider-linked', provider: asked.provider, userId: viewer.userId } as const
      switch (outcome.kind) {
        case 'linked':
          context.logSecurityEvent({ ...event, outcome: 'done' })
          return basicSuccess
        case 'refused':
          context.logSecurityEvent({ ...event, outcome: outcome.reason === 'limited' ? 'limited' : 'refused' })
          return oauthException(outcome.reason)
        case 'reauth-required':
          context.logSecurityEvent({ ...event, outcome: 'refused' })
          return unauthorized(403, reauthText(outcome.by))
      }
    },
    unlinkProvider: async (viewer, { provider }, context) => {
      const event = { event: 'provider-unlinked', provider, userId: viewer.userId } as const
      const outcome = await unlinkProvider(context, viewer, provider)
      switch (outcome.kind) {
        case 'unlinked':
          context.logSecurityEvent({ ...event, outcome: 'done' })
          return basicSuccess
        case 'not-linked':
          context.logSecurityEvent({ ...event, outcome: 'refused' })
          return basicSuccess
        case 'last-login-method':
          context.logSecurityEvent({ ...event, outcome: 'refused' })
          return validationException([{ fieldName: 'provider', messages: ['settings/ways-in/last-one'] }])
        case 'reauth-required':
          context.logSecurityEvent({ ...event, outcome: 'refused' })
          return unauthorized(403, reauthText(outcome.by))
      }
    },
  },
  Me: {
    hasExternalProviderSetUp: async (account, _, context) => (await providersOfAccount(account, context)).size > 0,
    isAbleToLoginWithGoogle: isLinked('google'),
    isAbleToLoginWithApple: isLinked('apple'),
    isAbleToLoginWithFacebook: isLinked('facebook'),
  },
} satisfies Resolvers
