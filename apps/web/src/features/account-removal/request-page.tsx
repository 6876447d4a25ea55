import { ArrowLeft, Mail } from 'lucide-react'
import { useState } from 'react'
import { FailedState } from '../../platform/errors/failed-state.tsx'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { useStrayPresses } from '../../platform/presses/use-stray-presses.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton/skeleton.tsx'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { OperatorDocument, type OperatorQuery } from './account-removal.gen.ts'
import { Consequences } from './consequences.tsx'
import { requestRemoval } from './request-removal.ts'
import { SubscriptionNotes } from './subscription-notes.tsx'
import { Arrival } from './arrival.tsx'
import styles from './request-page.module.css'

/** The page where users request the deletion of their account. They confirm it by a mailed link. */
export function RequestPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  // The link back appears in the place of the button that sends, where a second press must not hit it.
  const { room, onClickCapture } = useStrayPresses()
  return (
    <div ref={room} onClickCapture={onClickCapture}>
      {sentTo === null ? <RequestForm onSent={setSentTo} /> : <SentState email={sentTo} />}
    </div>
  )
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const t = useT()
  const answer = useAnswer({ query: OperatorDocument })
  return (
    <Page width="narrow">
      <PageTitle title={t('remove-account/request/title')} text={t('remove-account/request/text')} />
      {answer.kind === 'answered' ? (
        <RequestSection me={answer.data.me} onSent={onSent} />
      ) : answer.kind === 'failed' ? (
        <FailedState failure={answer.failure} onRetry={answer.retry} />
      ) : (
        <SkeletonGroup>
          <div className={styles.parts}>
            <Skeleton height={168} />
            <Skeleton height={44} />
            <Skeleton height={52} />
          </div>
        </SkeletonGroup>
      )}
      <div className={styles.keep}>
        <ButtonLink kind="quiet" isBlock to="/settings" icon={<ArrowLeft />}>
          {t('remove-account/request/keep')}
        </ButtonLink>
      </div>
    </Page>
  )
}

interface RequestSectionProps {
  readonly me: OperatorQuery['me']
  /** Called when the mail to this address is sent. */
  readonly onSent: (email: string) => void
}

function RequestSection({ me, onSent }: RequestSectionProps) {
  const t = useT()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isSending, setSending] = useState(false)
  const send = useSingleFlight(async () => {
    setFailure(null)
    setSending(true)
    const outcome = await requestRemoval()
    setSending(false)
    if (outcome.kind === 'sent') onSent(me.email)
    else setFailure(outcome.failure)
  })
  return (
    <div className={styles.parts}>
      <Consequences />
      <SubscriptionNotes operators={me.activeSubscriptions.map(({ operator }) => operator)} />
      <p>
        <RichText text={t('remove-account/request/address', { email: me.email })} marks={[bold]} />
      </p>
      {failure ? <FailureAlert failure={failure} /> : null}
      <Button kind="danger" size="field" isBlock icon={<Mail />} isLoading={isSending} onClick={() => void send()}>
        {t('remove-account/request/send')}
      </Button>
    </div>
  )
}

const bold = (words: string) => <b>{words}</b>

/** Shown when the mail is sent. Nothing changes until its link is used. */
function SentState({ email }: { readonly email: string }) {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.empty}
        ground="dinner"
        icon={<Mail />}
        title={t('remove-account/sent/title')}
        text={t('remove-account/sent/text', { email })}
      >
        <ButtonLink kind="secondary" size="large" isBlock to={DEFAULT_PAGE}>
          {t('remove-account/sent/back')}
        </ButtonLink>
      </PlateState>
    </Arrival>
  )
}
