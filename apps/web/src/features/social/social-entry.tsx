import { useEffect, useEffectEvent, useState } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { areTermsAccepted, forgetTerms } from '../../platform/social/terms-accepted.ts'
import { Page } from '../../ui/page/page.tsx'
import { enter, type Entry, type EntryOutcome } from './enter.ts'
import { NoAccount, SocialRefused, SocialWaiting } from './social-screens.tsx'
import type { EntryFlow } from './social-way.ts'
import { TermsQuestion } from './terms-question.tsx'

interface SocialEntryProps {
  readonly flow: EntryFlow
  readonly entry: Entry
}

/**
 * Enters by itself, once: the hand-off works no second time. Who opens an account and has not accepted the terms on the screen
 * before is asked here. Where it goes then is for the page, which leads on whoever is signed in.
 */
export function SocialEntry({ flow, entry }: SocialEntryProps) {
  const [isAccepted, setAccepted] = useState(() => !entry.isOpening || areTermsAccepted())
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null)
  const tryEntering = useSingleFlight(async () => setOutcome(await enter(entry)))
  const begin = useEffectEvent(() => {
    forgetTerms()
    void tryEntering()
  })
  useEffect(() => {
    if (isAccepted) begin()
  }, [isAccepted])
  if (!isAccepted) return <TermsQuestion provider={entry.provider} onAccept={() => setAccepted(true)} />
  switch (outcome?.kind) {
    case undefined:
    case 'signed-in':
      return <SocialWaiting />
    case 'no-account':
      return <NoAccount provider={entry.provider} />
    case 'refused':
      return <SocialRefused flow={flow} provider={entry.provider} messages={outcome.messages} />
    case 'failed':
      return (
        <Page width="narrow">
          <FailedState
            failure={outcome.failure}
            onRetry={() => {
              setOutcome(null)
              void tryEntering()
            }}
          />
        </Page>
      )
  }
}
