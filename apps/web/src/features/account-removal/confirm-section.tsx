import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import type { RemovalEnd } from './confirm-removal.ts'
import { Consequences } from './consequences.tsx'
import styles from './request-page.module.css'
import { SubscriptionNotes } from './subscription-notes.tsx'
import { useConfirm } from './use-confirm.ts'
import { WhoseAccount, type LinkedRemoval } from './whose-account.tsx'

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
