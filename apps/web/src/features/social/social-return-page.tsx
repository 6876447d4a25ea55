import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { reportError } from '../../platform/errors/report-error.ts'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { SocialEnd, SocialEntry } from './social-entry.tsx'
import { readSocialReturn, requireProvider } from './social-return.ts'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import { opensAccount, redirectTargetOf, type EntryFlow, type FlowRequest } from './flow-request.ts'
import { usePersistedOutcome } from './use-persisted-outcome.ts'

interface SocialReturnPageProps {
  readonly flow: EntryFlow
  /** The provider's name from the address, not yet checked. */
  readonly provider: string
  readonly search: Readonly<Record<string, unknown>>
}

/** The page that a provider returns to. Uses the hand-off from the address, and shows the outcome. */
export function SocialReturnPage({ flow, provider: name, search }: SocialReturnPageProps) {
  const provider = requireProvider(name)
  const came = readSocialReturn(search)
  const { ended, persist } = usePersistedOutcome(came)
  const router = useRouter()
  const isSignedIn = useIsSignedIn()
  const { state, from } = came
  const request = { flow, state, from }
  const wanted = redirectTargetOf(request)
  const handoff = provider === 'apple' ? came.id_token : came.code
  const isOver = handoff === undefined
  const redirectToTarget = () => void router.navigate({ href: wanted, replace: true })
  const redirectSignedIn = useEffectEvent(redirectToTarget)
  useEffect(() => {
    if (isOver && isSignedIn) redirectSignedIn()
  }, [isOver, isSignedIn])
  if (!isOver) {
    const entry = { provider, token: handoff, isOpening: opensAccount(request) }
    return <SocialEntry entry={entry} wanted={wanted} onGoOn={redirectToTarget} onEnd={persist} />
  }
  if (isSignedIn) return <SocialWaiting />
  return ended ? (
    <SocialEnd request={request} provider={provider} end={ended} />
  ) : (
    <NoHandOff request={request} provider={provider} />
  )
}

interface NoHandOffProps {
  readonly request: FlowRequest | 'link'
  readonly provider: ProviderName
}

/** Shown if the provider returned without a hand-off. Sends a report, because that is unexpected. */
export function NoHandOff({ request, provider }: NoHandOffProps) {
  const name = PROVIDER_NAMES[provider]
  useEffect(() => reportError(`${name} sent nobody back`), [name])
  return <SocialRefused request={request} provider={provider} messages={[]} />
}
