import type { ProviderName } from '@dayplate/rules/social'
import type { SecurityEvent } from '../../platform/security-events/security-event.ts'
import type { EntryOutcome } from './social-outcome.ts'

/** The login event of a user who came through a provider, and a second event when the provider was linked. */
export function entryEvents(
  event: 'login' | 'registration',
  provider: ProviderName,
  outcome: EntryOutcome,
): readonly SecurityEvent[] {
  // The page makes this call to see whether the hand-off exists before it asks for the terms, so it is no attempt.
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
