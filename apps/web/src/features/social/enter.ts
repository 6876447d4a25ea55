import { postGraphql } from '../../platform/graphql-client/post-graphql.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { loadGateway } from '../../platform/graphql-client/load-gateway.ts'
import { sendMutation, type Sent } from '../../platform/graphql-client/send-mutation.ts'
import { readToken } from '../../platform/session/session.ts'
import type { ProviderName } from '@dayplate/rules/social'
import {
  EndUnusedEntryDocument,
  LoginViaAppleDocument,
  LoginViaFacebookDocument,
  LoginViaGoogleDocument,
  RegisterViaAppleDocument,
  RegisterViaFacebookDocument,
  RegisterViaGoogleDocument,
} from './social.gen.ts'

/** The outcomes of a hand-off that start no session. */
export type EntryEnd =
  /** No account has this identity (code 401). */
  | { readonly kind: 'no-account' }
  /** `messages` are text ids; may be empty. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

export type EntryOutcome =
  | EntryEnd
  | { readonly kind: 'signed-in' }
  /** A session existed before, or another tab started one first. It stays. */
  | { readonly kind: 'already-in' }
  /** The hand-off is valid, but the user has to accept the terms first. */
  | { readonly kind: 'terms-needed' }
  | Failed

type Answer =
  | { readonly __typename: 'Token'; readonly token: string }
  | { readonly __typename: 'OauthException'; readonly code: number; readonly messages: readonly string[] }

export interface Entry {
  readonly provider: ProviderName
  /** The hand-off of the return address. */
  readonly token: string
  /** Whether to create an account instead of logging in. */
  readonly isOpening: boolean
}

/** The agreements of a user for whom an account is created. */
export interface Agreements {
  readonly terms: boolean
  readonly personalData: boolean
}

const NO_ACCOUNT = 401
/** The text id with which the gateway refuses if the terms are not accepted. */
const TERMS = 'cart/accept-condition/validation/required'

/**
 * Logs in or creates an account with a hand-off. Resolves after the session has started and the user is loaded. An account needs
 * accepted terms; without them the result says whether the hand-off is still valid, and does not use it up. It never replaces an
 * existing session, and then does not use up the hand-off either.
 */
export async function enter({ provider, token, isOpening }: Entry, agreements: Agreements): Promise<EntryOutcome> {
  if (readToken() !== null) return { kind: 'already-in' }
  const sent = await (isOpening ? register(provider, token, agreements) : logIn(provider, token))
  if (sent.kind === 'failed') return sent
  const answer = sent.data
  switch (answer.__typename) {
    case 'Token':
      if (await (await loadGateway()).signInIfSignedOut(answer.token)) return { kind: 'signed-in' }
      endUnused(answer.token)
      return { kind: 'already-in' }
    case 'OauthException':
      return refusalOf(answer)
  }
}

/** Ends a session that is not used. A failure does no harm, because no browser has stored its token. */
const endUnused = (token: string): void =>
  void postGraphql({ address: 'm=EndUnusedEntry', query: EndUnusedEntryDocument, token, keepalive: true })

function refusalOf({ code, messages }: Extract<Answer, { readonly __typename: 'OauthException' }>): EntryOutcome {
  if (code === NO_ACCOUNT) return { kind: 'no-account' }
  return messages.includes(TERMS) ? { kind: 'terms-needed' } : { kind: 'refused', messages }
}

async function logIn(provider: ProviderName, token: string): Promise<Sent<Answer>> {
  switch (provider) {
    case 'google':
      return only(await sendMutation(LoginViaGoogleDocument, { token }), ({ loginViaGoogle }) => loginViaGoogle)
    case 'apple':
      return only(await sendMutation(LoginViaAppleDocument, { token }), ({ loginViaApple }) => loginViaApple)
    case 'facebook':
      return only(await sendMutation(LoginViaFacebookDocument, { token }), ({ loginViaFacebook }) => loginViaFacebook)
  }
}

async function register(provider: ProviderName, token: string, agreements: Agreements): Promise<Sent<Answer>> {
  const request = {
    token,
    agreementsTermsAndConditions: agreements.terms,
    agreementsPersonalDataProcessing: agreements.personalData,
  }
  switch (provider) {
    case 'google':
      return only(await sendMutation(RegisterViaGoogleDocument, request), (data) => data.registerViaGoogle)
    case 'apple':
      return only(await sendMutation(RegisterViaAppleDocument, request), (data) => data.registerViaApple)
    case 'facebook':
      return only(await sendMutation(RegisterViaFacebookDocument, request), (data) => data.registerViaFacebook)
  }
}

const only = <Data>(sent: Sent<Data>, pick: (data: Data) => Answer): Sent<Answer> =>
  sent.kind === 'failed' ? sent : { kind: 'answered', data: pick(sent.data) }
