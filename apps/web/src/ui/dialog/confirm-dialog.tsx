import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  /** The question, such as "Delete this measurement?". */
  readonly title: string
  /** What follows from yes, in one sentence. */
  readonly children: ReactNode
  /** Names the deed ("Delete"), never a bare yes. */
  readonly confirm: string
  readonly cancel: string
  /** Something is lost by it. */
  readonly isDangerous?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** One question with two answers. Escape is the harmless answer; nothing is answered by a press beside it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, confirm, cancel, isDangerous, isBusy, onConfirm, onCancel, children } = props
  const actions = (
    <>
      <Button kind="secondary" onClick={onCancel}>
        {cancel}
      </Button>
      <Button kind={isDangerous ? 'danger' : 'primary'} isLoading={isBusy} onClick={onConfirm}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog role="alertdialog" title={title} actions={actions} hasCloseButton={false} onClose={onCancel}>
      {children}
    </Dialog>
  )
}
