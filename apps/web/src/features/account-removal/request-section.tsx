import { Mail } from 'lucide-react'
import { useState } from 'react'
import { FailureAlert } from '../../platform/failure-alert/failure-alert.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import type { Failure } from '../../platform/graphql-client/failure.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { OperatorQuery } from './account-removal.gen.ts'
import { Consequences } from './consequences.tsx'
import { requestRemoval } from './request-removal.ts'
import styles from './request-page.module.css'
import { SubscriptionNotes } from './subscription-notes.tsx'

interface RequestSectionProps {
  readonly me: OperatorQuery['me']
  /** The mail is on its way to this address. */
  readonly onSent: (email: string) => void
}

export function RequestSection({ me, onSent }: RequestSectionProps) {
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
