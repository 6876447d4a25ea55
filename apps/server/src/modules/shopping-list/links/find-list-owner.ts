import type { Services } from '../../../services.ts'
import { openLink } from './open-link.ts'

/** The person whose list the secret in these variables of a call opens; null when they have none that does. */
export async function findListOwner(
  services: Services,
  { variables, network }: { readonly variables: Readonly<Record<string, unknown>>; readonly network: string },
): Promise<string | null> {
  const { token } = variables
  return typeof token === 'string' ? ((await openLink(services, { token, network }))?.ownerId ?? null) : null
}
