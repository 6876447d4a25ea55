import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import type { InsertRefusal } from './use-insert-favourite.ts'

interface InsertRefusedProps {
  readonly refusal: InsertRefusal
  readonly onInsert: () => Promise<void>
  readonly onClose: () => void
}

/** Shows the gateway's reason why the favourite was not inserted. If it is only a warning, the user can insert it anyway. */
export function InsertRefused({ refusal, onInsert, onClose }: InsertRefusedProps) {
  const t = useT()
  return (
    <Dialog
      role="alertdialog"
      title={refusal.title}
      hasCloseButton={false}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('favourites/insert/cancel')}
          </Button>
          {refusal.isSkipable ? <Button onClick={() => void onInsert()}>{t('favourites/insert/anyway')}</Button> : null}
        </>
      }
      onClose={onClose}
    >
      {refusal.description}
    </Dialog>
  )
}
