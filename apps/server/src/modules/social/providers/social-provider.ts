import type { ProviderName } from '@dayplate/rules/social'
/** The person a provider identified. Only provider and subject identify them; an address does not. */
export interface ProviderPerson {
  readonly subject: string
  /** In normal form; null when the provider gives none. */
  readonly email: string | null
  /** The provider has verified that the address belongs to this person. */
  readonly isEmailVerified: boolean
  readonly name: string | null
}

/** The values that a flow sends to the provider. */
export interface Departure {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** The answer of a provider, with the values of its flow. */
export interface Arrival extends Departure {
  /** The parameters of the answer: `code`, `state`, `iss`. */
  readonly answer: URLSearchParams
}

/** A provider with its own protocol. Both functions reject when the provider cannot be reached or its answer fails a check. */
export interface SocialProvider {
  /** The address of the provider that the browser is sent to. */
  addressFor(departure: Departure): Promise<URL>
  /** Identifies the person of an answer, with every check of the protocol. */
  identify(arrival: Arrival): Promise<ProviderPerson>
}

/** Null for a provider at which the installation has no account. */
export type SocialProviders = Readonly<Record<ProviderName, SocialProvider | null>>

export const NO_PROVIDERS: SocialProviders = { google: null, apple: null, facebook: null }
