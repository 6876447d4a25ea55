import { useEffect, useEffectEvent, useState } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { LaterOwnerProof } from '../../platform/owner-proof/later-owner-proof.tsx'
import { PROVIDER_NAMES, type SocialProvider } from '../../platform/social/social-provider.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { link, type LinkOutcome } from './link.ts'
import { readSocialReturn, requireProvider } from './social-return.ts'
import { NobodyCame } from './social-return-page.tsx'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import styles from './social.module.css'

interface LinkReturnPageProps {
  /** As the address names it. */
  readonly provider: string
  readonly search: Readonly<Record<string, unknown>>
  readonly onLinked: () => void
}

/** Where somebody lands who adds a provider to their account. */
export function LinkReturnPage({ provider: name, search, onLinked }: LinkReturnPageProps) {
  const provider = requireProvider(name)
  const came = readSocialReturn(search)
  const handoff = provider === 'apple' ? came.id_token : came.code
  if (handoff === undefined) return <NobodyCame way="link" provider={provider} came={came} />
  return <Linking provider={provider} token={handoff} onLinked={onLinked} />
}

interface LinkingProps {
  readonly provider: SocialProvider
  readonly token: string
  readonly onLinked: () => void
}

function Linking({ provider, token, onLinked }: LinkingProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const tryLinking = useSingleFlight(async () => {
    const answer = await link(provider, token)
    setOutcome(answer)
    if (answer.kind !== 'linked') return
    showToast({ text: t('auth/social/linked', { provider: PROVIDER_NAMES[provider] }) })
    onLinked()
  })
  const tryAgain = () => {
    setOutcome(null)
    void tryLinking()
  }
  const begin = useEffectEvent(() => void tryLinking())
  useEffect(() => begin(), [])
  switch (outcome?.kind) {
    case undefined:
    case 'linked':
      return <SocialWaiting />
    case 'unproved':
      return (
        <Page width="narrow">
          <PageTitle title={t('auth/social/add', { provider: PROVIDER_NAMES[provider] })} />
          <div className={styles.form}>
            <LaterOwnerProof needed={outcome.needed} onProved={tryAgain} />
            <ButtonLink kind="quiet" isBlock to="/settings">
              {t('auth/social/not-now')}
            </ButtonLink>
          </div>
        </Page>
      )
    case 'refused':
      return <SocialRefused way="link" provider={provider} messages={outcome.messages} />
    case 'failed':
      return (
        <Page width="narrow">
          <FailedState failure={outcome.failure} onRetry={tryAgain} />
        </Page>
      )
  }
}
