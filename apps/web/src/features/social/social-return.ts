import { notFound } from '@tanstack/react-router'
import { readWantedPath } from '../../platform/navigation/wanted-path.ts'
import { isProviderName, type ProviderName } from '@dayplate/rules/social'

/** The parameters of the address that a provider returns to. */
export interface SocialReturn {
  /** The hand-off of Google and Facebook. It works once. */
  readonly code?: string
  /** The hand-off of Apple. It works once. */
  readonly id_token?: string
  /** The intent of the start page. */
  readonly state?: string
  /** `cancelled` if the user cancelled at the provider. */
  readonly error?: string
  /** The page that the user wanted before the login. */
  readonly from?: string
}

/** The provider of a return address. Throws the router's "not found" for an unknown name. */
export function requireProvider(name: string): ProviderName {
  if (!isProviderName(name)) throw notFound()
  return name
}

/** Reads the parameters of a return address: strings, and `from` only if it is one of our own pages. */
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
