import { notFound } from '@tanstack/react-router'
import { readWantedPath } from '../../platform/navigation/wanted-path.ts'
import { SOCIAL_PROVIDERS, type SocialProvider } from '../../platform/social/social-provider.ts'

/** What the address carries when somebody comes back from a provider. */
export interface SocialReturn {
  /** Google's and Facebook's hand-off; it works once. */
  readonly code?: string
  /** Apple's. */
  readonly id_token?: string
  /** The word of the screen it began on. */
  readonly state?: string
  /** `cancelled` when they changed their mind there. */
  readonly error?: string
  /** The page that was wanted before. */
  readonly from?: string
}

/** The provider of a return address; an address of none leads nowhere. */
export function requireProvider(name: string): SocialProvider {
  const provider = SOCIAL_PROVIDERS.find((one) => one === name)
  if (!provider) throw notFound()
  return provider
}

/** The parameters of a return address: texts, and a page of ours. */
export function readSocialReturn({
  code,
  id_token,
  error,
  state,
  from,
}: Readonly<Record<string, unknown>>): SocialReturn {
  const page = readWantedPath(from)
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof id_token === 'string' && { id_token }),
    ...(typeof error === 'string' && { error }),
    ...(typeof state === 'string' && { state }),
    ...(page && { from: page }),
  }
}
