import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

/** An alert that says that a choice failed or that its outcome is unknown. Closing it returns the focus to the pressed button. */
export function ReplaceFailed({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      role="alertdialog"
      title={t('error/occurred')}
      hasCloseButton={false}
      actions={
        <Button isBlock onClick={onClose}>
          {t('exchange/understood')}
        </Button>
      }
      onClose={onClose}
    >
      {text}
    </Dialog>
  )
}
