import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { SocialEntry } from './social-entry.tsx'
import { readSocialReturn, requireProvider, type SocialReturn } from './social-return.ts'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import { opensAccount, pageAfter, type EntryFlow } from './social-way.ts'

interface SocialReturnPageProps {
  readonly flow: EntryFlow
  /** As the address names it. */
  readonly provider: string
  readonly search: Readonly<Record<string, unknown>>
}

/** Where a provider sends people back to: it enters with what the address carries, and says what came of it. */
export function SocialReturnPage({ flow, provider: name, search }: SocialReturnPageProps) {
  const provider = requireProvider(name)
  const came = readSocialReturn(search)
  const router = useRouter()
  const isSignedIn = useIsSignedIn()
  const { state, from } = came
  const leadOn = useEffectEvent(() => void router.navigate({ href: pageAfter({ flow, state, from }), replace: true }))
  useEffect(() => {
    if (isSignedIn) leadOn()
  }, [isSignedIn])
  // By now, or before they came: then the way is not gone again.
  if (isSignedIn) return <SocialWaiting />
  const handoff = provider === 'apple' ? came.id_token : came.code
  if (handoff === undefined) return <NobodyCame flow={flow} provider={provider} came={came} />
  return <SocialEntry flow={flow} entry={{ provider, token: handoff, isOpening: opensAccount({ flow, state }) }} />
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
