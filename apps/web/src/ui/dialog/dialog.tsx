import { X } from 'lucide-react'
import { type ReactNode, type RefObject, useId } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Scroller } from '../scroller/scroller.tsx'
import { ToastRegion } from '../toast/toast.ts'
import { useWording } from '../wording/wording.tsx'
import styles from './dialog.module.css'
import { useModal } from './use-modal.ts'

export interface DialogProps {
  /** False: it is closed and leaves; its owner unmounts it once it is out of sight. Without it, it is gone when unmounted. */
  readonly isOpen?: boolean | undefined
  /** Its name, read out when it opens and shown as its heading. */
  readonly title: string
  /** Set where the content shows a heading of its own. */
  readonly isTitleHidden?: boolean | undefined
  /**
   * On a phone: centred, a sheet from the bottom, or the full height. From 600 px all are centred, at most 560 px wide.
   */
  readonly shape?: 'centred' | 'sheet' | 'full' | undefined
  /** alertdialog: a question that must be answered; a press on the scrim does not close it. */
  readonly role?: 'alertdialog' | undefined
  readonly align?: 'start' | 'center' | undefined
  /** A picture above the content; from 900 px beside it, which makes the dialog 1080 px wide. */
  readonly aside?: ReactNode
  /** Buttons at the height of the close button. */
  readonly tools?: ReactNode
  /** The row at the foot, always in sight; buttons with `isBlock` stand below each other. */
  readonly actions?: ReactNode
  /** Leave out where an action says the same, such as Cancel. */
  readonly hasCloseButton?: boolean | undefined
  /** Takes the focus first in place of the dialog itself, such as the one field of a form. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog, open as long as it is mounted: `{isOpen ? <Dialog …/> : null}`; with `isOpen` it takes its leave before. A dialog that asks about another one is
 * rendered inside it. `useAddressMarker` makes the browser's Back close it.
 */
export function Dialog(props: DialogProps) {
  const { title, isTitleHidden, shape = 'centred', role, align = 'start', aside, actions, children } = props
  const titleId = useId()
  const contentId = useId()
  const isQuestion = role === 'alertdialog'
  const modal = useModal({ ...props, isScrimDead: isQuestion })
  return (
    <dialog
      {...modal}
      className={classNames(styles.dialog, styles[shape], styles[align], aside ? styles.wide : null)}
      role={role}
      tabIndex={-1}
      aria-labelledby={titleId}
      aria-describedby={isQuestion ? contentId : undefined}
    >
      <div className={styles.panel}>
        <DialogHead {...props} />
        <Scroller className={styles.body}>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          <Scroller className={styles.content}>
            <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <div id={contentId}>{children}</div>
          </Scroller>
        </Scroller>
        <div className={styles.notices}>
          <ToastRegion isInDialog />
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </dialog>
  )
}

function DialogHead({ tools, hasCloseButton = true, aside, onClose }: DialogProps) {
  const { close } = useWording()
  if (!hasCloseButton && !tools) return null
  return (
    <div className={styles.head}>
      {hasCloseButton ? <IconButton label={close} icon={<X />} hasDisc={Boolean(aside)} onClick={onClose} /> : null}
      {tools ? <div className={styles.tools}>{tools}</div> : null}
    </div>
  )
}
