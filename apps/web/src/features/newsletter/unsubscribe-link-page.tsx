import { mayBeUnsubscribeToken, UNSUBSCRIBE_KINDS, type UnsubscribeKind } from '@dayplate/rules/newsletter'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failed } from '../../platform/graphql-client/answer.ts'
import { sendMutation } from '../../platform/graphql-client/send-mutation.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { NewsletterUnsubscribeByLinkDocument } from './newsletter.gen.ts'
import styles from './unsubscribe-form.module.css'

/** The page of the link in a mail. It changes nothing until the button is pressed, because scanners of mails open links. */
export function UnsubscribeLinkPage({ kind: named, token }: { readonly kind: string; readonly token: string }) {
  const kind = UNSUBSCRIBE_KINDS.find((one) => one === named)
  return kind === undefined || !mayBeUnsubscribeToken(token) ? <UnknownLink /> : <LinkOf kind={kind} token={token} />
}

type Outcome = { readonly kind: 'unsubscribed' } | { readonly kind: 'unknown-link' } | Failed

/** The gateway's code for a link that it did not make. */
const UNKNOWN = 404

function LinkOf({ kind, token }: { readonly kind: UnsubscribeKind; readonly token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isSending, setSending] = useState(false)
  const submit = useSingleFlight(async () => {
    setSending(true)
    setOutcome(await unsubscribe(kind, token))
    setSending(false)
  })
  if (outcome?.kind === 'unsubscribed') return <Stopped kind={kind} />
  if (outcome?.kind === 'unknown-link') return <UnknownLink />
  return <Question kind={kind} failed={outcome} isSending={isSending} onSubmit={() => void submit()} />
}

async function unsubscribe(kind: UnsubscribeKind, token: string): Promise<Outcome> {
  const sent = await sendMutation(NewsletterUnsubscribeByLinkDocument, { kind, token })
  if (sent.kind === 'failed') return sent
  return { kind: sent.data.newsletter.unsubscribeByLink.code === UNKNOWN ? 'unknown-link' : 'unsubscribed' }
}

interface QuestionProps {
  readonly kind: UnsubscribeKind
  readonly failed: Failed | null
  readonly isSending: boolean
  readonly onSubmit: () => void
}

function Question({ kind, failed, isSending, onSubmit }: QuestionProps) {
  const t = useT()
  return (
    <Page width="narrow">
      <PageTitle title={t(`newsletter/link/${kind}/title`)} text={t('newsletter/link/text')} />
      <div className={styles.form}>
        {failed ? <FailureAlert failure={failed.failure} lead={t('newsletter/unsubscribe/failed')} /> : null}
        <Button size="field" isBlock isLoading={isSending} onClick={onSubmit}>
          {t('newsletter/link/submit')}
        </Button>
      </div>
    </Page>
  )
}

function Stopped({ kind }: { readonly kind: UnsubscribeKind }) {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.clean}
        ground="lunch"
        title={t('newsletter/link/done')}
        text={t(`newsletter/link/${kind}/done`)}
      >
        <ToSettings />
      </PlateState>
    </Arrival>
  )
}

function UnknownLink() {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.empty}
        ground="snack"
        title={t('newsletter/link/unknown')}
        text={t('newsletter/link/unknown/text')}
      >
        <ToSettings />
      </PlateState>
    </Arrival>
  )
}

function ToSettings() {
  const t = useT()
  return (
    <ButtonLink kind="secondary" size="large" isBlock to="/settings">
      {t('newsletter/link/settings')}
    </ButtonLink>
  )
}

/** A state that replaces the button. It takes the focus, because the button that had it is gone. */
function Arrival({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <Page width="narrow">
      <div ref={place} tabIndex={-1} role="status">
        {children}
      </div>
    </Page>
  )
}
