import type { ProviderName } from '@dayplate/rules/social'
/** Whom a provider named. Only provider and subject say who it is; an address is no identity. */
export interface ProviderPerson {
  readonly subject: string
  /** In our spelling; null where the provider names none. */
  readonly email: string | null
  /** The provider saw that the address belongs to this person. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** What a flow takes to the provider. */
export interface Departure {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What a provider sends back. */
export interface Arrival extends Departure {
  /** What came with the answer: `code`, `state`, `iss`. */
  readonly answer: URLSearchParams
}

/** Somebody who tells who a person is, over their own protocol. Both reject when the provider cannot be reached or lies. */
export interface SocialProvider {
  /** Where the browser is sent. */
  addressFor(departure: Departure): Promise<URL>
  /** Turns the answer into a person, with every check the protocol has. */
  identify(arrival: Arrival): Promise<ProviderPerson>
}

/** Null where the installation has no account at the provider. */
export type SocialProviders = Readonly<Record<ProviderName, SocialProvider | null>>

export const NO_PROVIDERS: SocialProviders = { google: null, apple: null, facebook: null }
