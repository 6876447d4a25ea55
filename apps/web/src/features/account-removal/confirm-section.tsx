import { RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Page, PageTitle } from '../../ui/page/page.tsx'
import type { ConfirmOutcome } from './confirm-removal.ts'
import { Consequences } from './consequences.tsx'
import styles from './request-page.module.css'

interface ConfirmSectionProps {
  /** What came of the try before; null before the first. */
  readonly failed: Extract<ConfirmOutcome, { kind: 'failed' }> | null
  readonly isSending: boolean
  readonly onConfirm: () => void
}

export function ConfirmSection({ failed, isSending, onConfirm }: ConfirmSectionProps) {
  const t = useT()
  const [isSure, setSure] = useState(false)
  useHandled(failed?.failure ?? null)
  return (
    <Page width="narrow">
      <PageTitle title={t('remove-account/confirm/title')} text={t('remove-account/confirm/text')} />
      <div className={styles.parts}>
        <Consequences />
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
          onClick={onConfirm}
        >
          {t(failed ? 'remove-account/confirm/again' : 'remove-account/confirm/remove')}
        </Button>
      </div>
    </Page>
  )
}
