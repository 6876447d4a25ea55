import { notFound } from '@tanstack/react-router'
import { readWantedPath } from '../../platform/navigation/wanted-path.ts'
import { isProviderName, type ProviderName } from '@dayplate/rules/social'

/** What the address carries when somebody comes back from a provider. */
export interface SocialReturn {
  /** Google's and Facebook's hand-off; it works once. */
  readonly code?: string
  /** Apple's. */
  readonly id_token?: string
  /** The intent of the screen it began on. */
  readonly state?: string
  /** `cancelled` when they changed their mind there. */
  readonly error?: string
  /** The page that was wanted before. */
  readonly from?: string
}

/** The provider of a return address; an address of none leads nowhere. */
export function requireProvider(name: string): ProviderName {
  if (!isProviderName(name)) throw notFound()
  return name
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
