import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { useSingleFlight } from '../../platform/form/use-single-flight.ts'
import { tellHost } from '../../platform/host-bridge/host-bridge.ts'
import { endSession, useIsSignedIn } from '../../platform/session/session.ts'
import { RichText } from '../../platform/i18n/rich-text.tsx'
import { type RemovalEnd, confirmRemoval, type ConfirmOutcome } from './confirm-removal.ts'
import { Consequences } from './consequences.tsx'
import { SubscriptionNotes } from './subscription-notes.tsx'
import type { AccountRemovalQuery } from './account-removal.gen.ts'
import styles from './request-page.module.css'

interface ConfirmSectionProps {
  readonly token: string
  readonly removal: LinkedRemoval
  readonly onEnd: (end: RemovalEnd) => void
}

export function ConfirmSection({ token, removal, onEnd }: ConfirmSectionProps) {
  const t = useT()
  const [isSure, setSure] = useState(false)
  const { failed, isSending, confirm } = useConfirm({ token, isYours: removal.isYours, onEnd })
  useHandled(failed?.failure ?? null)
  return (
    <div className={styles.parts}>
      <WhoseAccount removal={removal} />
      <p>{t('remove-account/confirm/text')}</p>
      <Consequences />
      <SubscriptionNotes operators={removal.activeSubscriptions.map(({ operator }) => operator)} />
      <Checkbox
        name="isSure"
        label={t('remove-account/confirm/sure')}
        value={isSure}
        onChange={setSure}
        isCard
        isRequired
      />
      {failed ? (
        <Alert kind="danger" lead={t('remove-account/error')}>
          {t('remove-account/try-in-moment')}
        </Alert>
      ) : null}
      <Button
        kind="danger"
        size="field"
        isBlock
        icon={failed ? <RotateCcw /> : <Trash2 />}
        disabled={!isSure}
        isLoading={isSending}
        onClick={() => void confirm()}
      >
        {t(failed ? 'remove-account/confirm/again' : 'remove-account/confirm/remove')}
      </Button>
    </div>
  )
}

interface Confirmation {
  readonly token: string
  /** Whether it is the account of the current session. Only then does this browser have data to clear. */
  readonly isYours: boolean
  readonly onEnd: (end: RemovalEnd) => void
}

/** Deletes the account on confirmation. `failed` is the last failed attempt; null if none has failed. */
function useConfirm({ token, isYours, onEnd }: Confirmation) {
  const [failed, setFailed] = useState<Extract<ConfirmOutcome, { kind: 'failed' }> | null>(null)
  const [isSending, setSending] = useState(false)
  const confirm = useSingleFlight(async () => {
    setSending(true)
    const outcome = await confirmRemoval(token)
    setSending(false)
    if (outcome.kind === 'failed') return setFailed(outcome)
    onEnd(outcome.kind)
    // Not left to the next page, because a user who has left in the meantime never sees it.
    if (outcome.kind === 'removed' && isYours) clearAccount()
  })
  return { failed, isSending, confirm }
}

/** Clears the data of a deleted account from this browser at once, because the user may leave or close the page. */
function clearAccount(): void {
  endSession()
  tellHost({ type: 'forced_logout' })
}

type LinkedRemoval = Extract<AccountRemovalQuery['accountRemoval'], { __typename: 'AccountRemoval' }>

/** Names the account that would be deleted, because the browser may be logged in to another one. */
function WhoseAccount({ removal: { email, isYours } }: { readonly removal: LinkedRemoval }) {
  const t = useT()
  const isAnotherHere = useIsSignedIn() && !isYours
  return (
    <>
      <p>
        <RichText text={t('remove-account/confirm/address', { email })} marks={[bold]} />
      </p>
      {isAnotherHere ? <Alert kind="info">{t('remove-account/confirm/another-here')}</Alert> : null}
    </>
  )
}

const bold = (words: string) => <b>{words}</b>
