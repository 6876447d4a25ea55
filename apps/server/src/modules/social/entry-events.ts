import type { ProviderName } from '@dayplate/rules/social'
import type { SecurityEvent } from '../../platform/security-events/security-event.ts'
import type { EntryOutcome } from './social-outcome.ts'

/** The login event of a person who came through a provider. A login method that this added is an event of its own. */
export function entryEvents(
  event: 'login' | 'registration',
  provider: ProviderName,
  outcome: EntryOutcome,
): readonly SecurityEvent[] {
  // A page asks so whether the hand-off is there before it asks for the terms: nothing was tried yet.
  if (outcome.kind === 'refused' && outcome.reason === 'terms-not-accepted') return []
  if (outcome.kind === 'refused') {
    return [{ event, by: provider, outcome: outcome.reason === 'limited' ? 'limited' : 'refused', userId: null }]
  }
  const told = { outcome: 'done', userId: outcome.userId } as const
  return [
    { event, by: provider, ...told },
    ...(outcome.isLinked ? [{ event: 'provider-linked', provider, ...told } as const] : []),
  ]
}
