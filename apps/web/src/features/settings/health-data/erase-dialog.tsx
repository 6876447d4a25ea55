import { useT } from '../../../platform/i18n/i18n.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'

interface EraseDialogProps {
  readonly isBusy: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Erases what was kept when the consent was withdrawn. */
export function EraseDialog(props: EraseDialogProps) {
  const t = useT()
  return (
    <ConfirmDialog
      title={t('settings/health/erase/title')}
      confirm={t('settings/health/erase/confirm')}
      cancel={t('settings/health/erase/cancel')}
      isDangerous
      {...props}
    >
      <p>{t('settings/health/withdraw/erase-note')}</p>
    </ConfirmDialog>
  )
}
