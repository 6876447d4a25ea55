import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/schema.gen.ts'
import { basicSuccess, validationException } from '../../platform/graphql/validation-exception.ts'
import type { Account } from '../accounts/index.ts'
import { authorizationUrls } from './authorization-urls.ts'
import { providersOf } from './identities.repository.ts'
import { linkProvider, unlinkProvider } from './link-provider.ts'
import { logInVia } from './log-in-via.ts'
import { registerVia, type SocialRegistration } from './register-via.ts'
import { oauthException, type EntryOutcome } from './social-outcome.ts'
import type { ProviderName } from './providers/index.ts'

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
  async (_: unknown, { token }: { token: string }, context: Context) =>
    answerEntry(await logInVia(context, provider, token))

const registerOver =
  (provider: ProviderName) => async (_: unknown, registration: SocialRegistration, context: Context) =>
    answerEntry(await registerVia(context, provider, registration))

/** The fields that tell of a person's providers ask once together. */
const known = new WeakMap<Account, Promise<ReadonlySet<ProviderName>>>()

function providersOfAccount(account: Account, { services }: Context): Promise<ReadonlySet<ProviderName>> {
  const providers = known.get(account) ?? providersOf(services.db, account.id)
  known.set(account, providers)
  return providers
}

const isLinked = (provider: ProviderName) => async (account: Account, _: unknown, context: Context) =>
  (await providersOfAccount(account, context)).has(provider)

export const socialResolvers = {
  Query: {
    getAuthorizationUrls: (_, { returnUrl, state }, { services }) => {
      const { google, apple, facebook } = authorizationUrls(services, { returnUrl, state: state ?? '' })
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
      switch (outcome.kind) {
        case 'linked':
          return basicSuccess
        case 'refused':
          return oauthException(outcome.reason)
      }
    },
    unlinkProvider: async (viewer, { provider }, { services }) => {
      switch (await unlinkProvider(services, viewer, provider)) {
        case 'unlinked':
          return basicSuccess
        case 'last-way-in':
          return validationException([{ fieldName: 'provider', messages: ['auth/social/last-way-in'] }])
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
