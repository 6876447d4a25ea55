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

/** What a hand-off may come to that let nobody in. */
export type EntryEnd =
  /** 401: nobody has an account with this identity. */
  | { readonly kind: 'no-account' }
  /** `messages` are ids of texts; none where there is nothing to say. */
  | { readonly kind: 'refused'; readonly messages: readonly string[] }

export type EntryOutcome =
  | EntryEnd
  | { readonly kind: 'signed-in' }
  /** Somebody was logged in here before, or came first in another tab: they stay. */
  | { readonly kind: 'already-in' }
  /** The hand-off is there, and waits for the terms to be accepted. */
  | { readonly kind: 'terms-needed' }
  | Failed

type Answer =
  | { readonly __typename: 'Token'; readonly token: string }
  | { readonly __typename: 'OauthException'; readonly code: number; readonly messages: readonly string[] }

export interface Entry {
  readonly provider: ProviderName
  /** The hand-off of the return address. */
  readonly token: string
  /** Opens an account in place of logging in. */
  readonly isOpening: boolean
}

/** What a person has agreed to before an account is opened for them. */
export interface Agreements {
  readonly terms: boolean
  readonly personalData: boolean
}

const NO_ACCOUNT = 401
/** What is missing when the terms are not accepted. */
const TERMS = 'cart/accept-condition/validation/required'

/**
 * Enters with a hand-off: the token is kept and the person loaded before it says so. An account opens only for a person who has accepted
 * the terms; others learn without using it up whether there is something to accept them for. It takes nobody's place, and is not
 * used up where somebody is logged in.
 */
export async function enter({ provider, token, isOpening }: Entry, agreements: Agreements): Promise<EntryOutcome> {
  if (readToken() !== null) return { kind: 'already-in' }
  const sent = await (isOpening ? register(provider, token, agreements) : logIn(provider, token))
  if (sent.kind === 'failed') return sent
  const answer = sent.data
  switch (answer.__typename) {
    case 'Token':
      if (await (await loadGateway()).signInWhereNobodyIs(answer.token)) return { kind: 'signed-in' }
      endUnused(answer.token)
      return { kind: 'already-in' }
    case 'OauthException':
      return refusalOf(answer)
  }
}

/** Nobody holds its token, so a session that this does not reach opens nothing to anybody. */
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
