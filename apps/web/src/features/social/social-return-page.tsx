import { useEffect } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import type { SocialReturn } from '../../platform/social/social-return.ts'
import { SocialEntry } from './social-entry.tsx'
import { SocialRefused } from './social-screens.tsx'
import { opensAccount, type EntryFlow } from './social-way.ts'

interface SocialReturnPageProps {
  readonly flow: EntryFlow
  readonly provider: SocialProvider
  readonly came: SocialReturn
}

/** Where a provider sends people back to: it enters with what the address carries, and says what came of it. */
export function SocialReturnPage({ flow, provider, came }: SocialReturnPageProps) {
  const handoff = provider === 'apple' ? came.id_token : came.code
  if (handoff === undefined) return <NobodyCame flow={flow} provider={provider} came={came} />
  const isOpening = opensAccount({ flow, state: came.state })
  return <SocialEntry flow={flow} entry={{ provider, token: handoff, isOpening }} />
}

interface NobodyCameProps {
  readonly flow: EntryFlow | 'link'
  readonly provider: SocialProvider
  readonly came: SocialReturn
}

/** Somebody changed their mind at the provider, or it sent them back with nothing, which we want to know. */
export function NobodyCame({ flow, provider, came }: NobodyCameProps) {
  const name = PROVIDER_NAMES[provider]
  const isFault = came.error !== 'cancelled'
  useEffect(() => {
    if (isFault) reportError(`${name} sent nobody back`)
  }, [name, isFault])
  return <SocialRefused flow={flow} provider={provider} messages={[]} />
}
