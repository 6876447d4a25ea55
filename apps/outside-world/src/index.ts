import { identityProviders } from './identity-provider/identity-provider.ts'
import { mailbox } from './mailbox/mailbox.ts'
import type { Part, StartedPart } from './part.ts'

export type { Part, StartedPart } from './part.ts'

/** All stand-ins for outside services. */
export const PARTS: readonly Part[] = [mailbox, identityProviders]

/**
 * Starts stand-ins that speak the real protocols of the outside services. If one fails to start, stops the others and
 * throws.
 */
export async function startOutsideWorld(productUrl: string, parts: readonly Part[] = PARTS): Promise<StartedPart> {
  const settled = await Promise.allSettled(parts.map((part) => part({ productUrl })))
  const started = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const stop = async (): Promise<void> => {
    await Promise.all(started.map((part) => part.stop()))
  }
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed !== undefined) {
    await stop()
    throw failed.reason
  }
  return {
    variables: Object.fromEntries(started.flatMap(({ variables }) => Object.entries(variables))),
    addresses: Object.fromEntries(started.flatMap(({ addresses }) => Object.entries(addresses))),
    lines: started.flatMap(({ lines }) => lines),
    stop,
  }
}
