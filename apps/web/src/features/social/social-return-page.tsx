import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { SocialEnd, SocialEntry } from './social-entry.tsx'
import { readSocialReturn, requireProvider } from './social-return.ts'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import { opensAccount, pageAfter, type EntryFlow, type Way } from './social-way.ts'
import { useKeptEnd } from './use-kept-end.ts'

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
  const { ended, keep } = useKeptEnd(came)
  const router = useRouter()
  const isSignedIn = useIsSignedIn()
  const { state, from } = came
  const way = { flow, state, from }
  const leadOn = useEffectEvent(() => void router.navigate({ href: pageAfter(way), replace: true }))
  useEffect(() => {
    if (isSignedIn) leadOn()
  }, [isSignedIn])
  // By now, or before they came: then the way is not gone again.
  if (isSignedIn) return <SocialWaiting />
  if (ended) return <SocialEnd way={way} provider={provider} end={ended} />
  const handoff = provider === 'apple' ? came.id_token : came.code
  if (handoff === undefined) return <NobodyCame way={way} provider={provider} />
  return <SocialEntry entry={{ provider, token: handoff, isOpening: opensAccount(way) }} onEnd={keep} />
}

interface NobodyCameProps {
  readonly way: Way | 'link'
  readonly provider: SocialProvider
}

/** The provider sent somebody back with nothing, which we want to know. */
export function NobodyCame({ way, provider }: NobodyCameProps) {
  const name = PROVIDER_NAMES[provider]
  useEffect(() => reportError(`${name} sent nobody back`), [name])
  return <SocialRefused way={way} provider={provider} messages={[]} />
}
