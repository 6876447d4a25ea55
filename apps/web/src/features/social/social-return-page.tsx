import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { stringifyPlainSearch } from '../../platform/navigation/plain-search.ts'
import type { EntryEnd } from './enter.ts'
import { SocialEnd, SocialEntry } from './social-entry.tsx'
import { readSocialReturn, requireProvider, type SocialReturn } from './social-return.ts'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import { opensAccount, pageAfter, type EntryFlow, type Way } from './social-way.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What came of a way over a provider. */
    socialEnd?: EntryEnd
  }
}

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
  const { pathname, ended } = useLocation({ select: ({ pathname, state }) => ({ pathname, ended: state.socialEnd }) })
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
  if (handoff === undefined) return <NobodyCame way={way} provider={provider} came={came} />
  // The hand-off is used up, so a reload has to find what came of it in its place.
  const keep = (end: EntryEnd) =>
    void router.navigate({
      href: pathname + stringifyPlainSearch({ state, from }),
      state: { socialEnd: end },
      replace: true,
    })
  return <SocialEntry entry={{ provider, token: handoff, isOpening: opensAccount(way) }} onEnd={keep} />
}

interface NobodyCameProps {
  readonly way: Way | 'link'
  readonly provider: SocialProvider
  readonly came: SocialReturn
}

/** Somebody changed their mind at the provider, or it sent them back with nothing, which we want to know. */
export function NobodyCame({ way, provider, came }: NobodyCameProps) {
  const name = PROVIDER_NAMES[provider]
  const isFault = came.error !== 'cancelled'
  useEffect(() => {
    if (isFault) reportError(`${name} sent nobody back`)
  }, [name, isFault])
  return <SocialRefused way={way} provider={provider} messages={[]} />
}
