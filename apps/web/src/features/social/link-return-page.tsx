import { useEffect, useEffectEvent, useState } from 'react'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { LazyReauthentication } from '../../domain/reauthentication/lazy-reauthentication.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { showToast } from '../../ui/toast/toast.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { reauthMethodOf, type ReauthMethod } from '../../domain/reauthentication/reauth-method.ts'
import { readSocialReturn, requireProvider } from './social-return.ts'
import { NoHandOff } from './social-return-page.tsx'
import { SocialRefused, SocialWaiting } from './social-screens.tsx'
import { usePersistedOutcome } from './use-persisted-outcome.ts'
import type { EntryEnd, EntryOutcome } from './enter.ts'
import { LinkProviderDocument } from './social.gen.ts'
import styles from './social.module.css'

interface LinkReturnPageProps {
  /** The provider's name from the address, not yet checked. */
  readonly provider: string
  readonly search: Readonly<Record<string, unknown>>
  /** Called when the page has nothing left to show. */
  readonly onLeave: () => void
}

/** The page that a provider returns to when the user links it to their account. */
export function LinkReturnPage({ provider: name, search, onLeave }: LinkReturnPageProps) {
  const provider = requireProvider(name)
  const came = readSocialReturn(search)
  const { ended, persist } = usePersistedOutcome(came)
  if (ended?.kind === 'refused') return <SocialRefused request="link" provider={provider} messages={ended.messages} />
  const handoff = provider === 'apple' ? came.id_token : came.code
  if (handoff !== undefined)
    return <Linking provider={provider} token={handoff} onLinked={onLeave} onRefused={persist} />
  if (came.error === 'cancelled') return <Cancelled onLeave={onLeave} />
  return <NoHandOff request="link" provider={provider} />
}

/** Returns to the settings at once if the user cancelled at the provider. */
function Cancelled({ onLeave }: Pick<LinkReturnPageProps, 'onLeave'>) {
  const t = useT()
  const leave = useEffectEvent(() => {
    showToast({ text: t('auth/social/not-added') })
    onLeave()
  })
  useEffect(() => leave(), [])
  return <SocialWaiting />
}

interface LinkingProps {
  readonly provider: ProviderName
  readonly token: string
  readonly onLinked: () => void
  readonly onRefused: (refusal: LinkRefusal) => void
}

function Linking({ provider, token, onLinked, onRefused }: LinkingProps) {
  const t = useT()
  const [outcome, setOutcome] = useState<LinkOutcome | null>(null)
  const tryLinking = useSingleFlight(async () => {
    const answer = await link(provider, token)
    setOutcome(answer)
    if (answer.kind === 'refused') onRefused(answer)
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
    case 'refused':
      return <SocialWaiting />
    case 'reauth-required':
      return (
        <Page width="narrow">
          <PageTitle title={t('auth/social/add', { provider: PROVIDER_NAMES[provider] })} />
          <div className={styles.form}>
            <LazyReauthentication needed={outcome.needed} from="/settings" onReauthenticated={tryAgain} />
            <ButtonLink kind="quiet" isBlock to="/settings">
              {t('auth/social/not-now')}
            </ButtonLink>
          </div>
        </Page>
      )
    case 'failed':
      return (
        <Page width="narrow">
          <FailedState failure={outcome.failure} onRetry={tryAgain} />
        </Page>
      )
  }
}

type LinkRefusal = Extract<EntryEnd, { readonly kind: 'refused' }>

type LinkOutcome =
  | LinkRefusal
  | Extract<EntryOutcome, { readonly kind: 'failed' }>
  | { readonly kind: 'linked' }
  /** The user has to reauthenticate first. The hand-off is kept until then. */
  | { readonly kind: 'reauth-required'; readonly needed: ReauthMethod }

/** Links a provider to the user's account. */
async function link(provider: ProviderName, token: string): Promise<LinkOutcome> {
  const sent = await sendMutation(LinkProviderDocument, { provider, token })
  if (sent.kind === 'failed') return sent
  const { linkProvider } = sent.data.me
  switch (linkProvider.__typename) {
    case 'BasicMutationSuccess':
      return { kind: 'linked' }
    case 'UnauthorizedException':
      return { kind: 'reauth-required', needed: reauthMethodOf(linkProvider.messages) }
    case 'OauthException':
      return { kind: 'refused', messages: linkProvider.messages }
  }
}
