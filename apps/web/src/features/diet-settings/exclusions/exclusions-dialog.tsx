import { useT } from '../../../platform/i18n/i18n.ts'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { ExclusionsPreviewFragment } from '../diet-settings.gen.ts'
import styles from './exclusions-dialog.module.css'
import { ReplacedDays } from './replaced-days.tsx'

interface ExclusionsDialogProps {
  readonly preview: ExclusionsPreviewFragment
  readonly isStale: boolean
  readonly isSaving: boolean
  readonly onAccept: () => void
  readonly onBack: () => void
}

/** Shows which meals of coming days would be replaced. Nothing changes until the user accepts. */
export function ExclusionsDialog({ preview, isStale, isSaving, onAccept, onBack }: ExclusionsDialogProps) {
  const t = useT()
  const actions = (
    <>
      <Button kind="secondary" onClick={onBack}>
        {t('exclusions/change/back')}
      </Button>
      <Button isLoading={isSaving} onClick={onAccept}>
        {t('exclusions/change/accept')}
      </Button>
    </>
  )
  return (
    <Dialog
      shape="full"
      title={t('exclusions/change/title', { count: preview.days.length })}
      actions={actions}
      hasCloseButton={false}
      onClose={onBack}
    >
      <div className={styles.content}>
        {isStale ? <Alert kind="info">{t('exclusions/change/stale')}</Alert> : null}
        <p>{t('exclusions/change/text')}</p>
        <ReplacedDays days={preview.days} />
      </div>
    </Dialog>
  )
}
