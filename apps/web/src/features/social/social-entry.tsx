import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { type ProviderName, PROVIDER_NAMES } from '@dayplate/rules/social'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { areTermsAccepted, clearTerms, isPersonalDataAgreed } from '../../domain/social-login/terms-accepted.ts'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { documentMarks } from '../../platform/site/document-links.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { AlreadyIn } from './already-in.tsx'
import { type Agreements, enter, type Entry, type EntryEnd, type EntryOutcome } from './enter.ts'
import { NoAccount, SocialRefused, SocialWaiting } from './social-screens.tsx'
import type { FlowRequest } from './flow-request.ts'
import styles from './social.module.css'

interface SocialEntryProps {
  readonly entry: Entry
  /** The page to continue to after the login. */
  readonly wanted: string
  readonly onGoOn: () => void
  /** Called when the hand-off failed and is used up. */
  readonly onEnd: (end: EntryEnd) => void
}

/**
 * Uses the hand-off when it is mounted, and only once, because a hand-off works once. Asks for the terms if an account is created
 * and they were not accepted before, unless the hand-off has expired. The surrounding page redirects after a success and stores
 * any other outcome.
 */
export function SocialEntry({ entry, wanted, onGoOn, onEnd }: SocialEntryProps) {
  const [outcome, setOutcome] = useState<EntryOutcome | null>(null)
  const [agreed, setAgreed] = useState(agreedBefore)
  const tryEntering = useSingleFlight(async (agreements: Agreements) => {
    const came = await enter(entry, agreements)
    setOutcome(came)
    if (came.kind === 'signed-in') onGoOn()
    if (came.kind === 'no-account' || came.kind === 'refused') onEnd(came)
  })
  const go = (agreements: Agreements) => {
    setAgreed(agreements)
    setOutcome(null)
    void tryEntering(agreements)
  }
  const begin = useEffectEvent(() => {
    clearTerms()
    void tryEntering(agreed)
  })
  useEffect(() => begin(), [])
  switch (outcome?.kind) {
    case undefined:
    case 'signed-in':
    case 'no-account':
    case 'refused':
      return <SocialWaiting />
    case 'already-in':
      return <AlreadyIn provider={entry.provider} wanted={wanted} onStay={onGoOn} />
    case 'terms-needed':
      return <TermsQuestion provider={entry.provider} onAccept={() => go({ ...agreed, terms: true })} />
    case 'failed':
      return (
        <Page width="narrow">
          <FailedState failure={outcome.failure} onRetry={() => go(agreed)} />
        </Page>
      )
  }
}

/** The agreements that the user ticked on the start page. */
const agreedBefore = (): Agreements => ({ terms: areTermsAccepted(), personalData: isPersonalDataAgreed() })

interface SocialEndProps {
  readonly request: FlowRequest
  readonly provider: ProviderName
  readonly end: EntryEnd
}

/** Shows the outcome of a flow that started no session. */
export function SocialEnd({ request, provider, end }: SocialEndProps) {
  switch (end.kind) {
    case 'no-account':
      return <NoAccount request={request} provider={provider} />
    case 'refused':
      return <SocialRefused request={request} provider={provider} messages={end.messages} />
  }
}

interface TermsQuestionProps {
  readonly provider: ProviderName
  readonly onAccept: () => void
}

/** Asks for the terms if the start page did not. */
function TermsQuestion({ provider, onAccept }: TermsQuestionProps) {
  const t = useT()
  const [isTicked, setTicked] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTicked) onAccept()
    else setRefused(true)
  }
  return (
    <Page width="narrow">
      <PageTitle
        title={t('auth/social/terms/title')}
        text={t('auth/social/terms/text', { provider: PROVIDER_NAMES[provider] })}
      />
      <form className={styles.form} noValidate onSubmit={submit}>
        <Checkbox
          name="terms"
          value={isTicked}
          onChange={setTicked}
          label={<RichText text={t('auth/register/terms')} marks={documentMarks} />}
          error={isRefused && !isTicked ? t('cart/accept-condition/validation/required') : undefined}
          isCard
          isRequired
        />
        <Button type="submit" size="field" isBlock>
          {t('auth/social/terms/submit')}
        </Button>
      </form>
    </Page>
  )
}
