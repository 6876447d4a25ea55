import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  /** The question, such as "Delete this measurement?". */
  readonly title: string
  /** The consequence of confirming, in one sentence. */
  readonly children: ReactNode
  /** Names the action ("Delete"), never just "Yes". */
  readonly confirm: string
  readonly cancel: string
  /** Whether confirming deletes data. */
  readonly isDangerous?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A question with two answers. Escape chooses the harmless one, and a press outside chooses none. */
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
