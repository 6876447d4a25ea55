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
  /** False closes the dialog and animates it out; its owner unmounts it afterwards. If absent, it closes when it is unmounted. */
  readonly isOpen?: boolean | undefined
  /** Read out when it opens and shown as its heading. */
  readonly title: string
  /** The language of the title, if it may differ from that of the page. */
  readonly titleLanguage?: string | undefined
  /** Set when the content has its own heading. */
  readonly isTitleHidden?: boolean | undefined
  /** On a phone: centred, a sheet from the bottom, or the full height. From 600 px on all are centred, at most 560 px wide. */
  readonly shape?: 'centred' | 'sheet' | 'full' | undefined
  /** alertdialog: a question that must be answered; a press outside does not close it. */
  readonly role?: 'alertdialog' | undefined
  readonly align?: 'start' | 'center' | undefined
  /** A picture above the content; from 900 px beside it, which makes the dialog 1080 px wide. */
  readonly aside?: ReactNode
  /** Buttons beside the close button. */
  readonly tools?: ReactNode
  /** The row at the bottom, always visible; buttons with `isBlock` are stacked. */
  readonly actions?: ReactNode
  /** Leave out if an action does the same, such as Cancel. */
  readonly hasCloseButton?: boolean | undefined
  /** Takes the focus first instead of the dialog itself, such as the only field of a form. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A modal dialog, open while it is mounted: `{isOpen ? <Dialog …/> : null}`. With `isOpen` it animates out before. A dialog
 * that asks about another one renders inside it. `useAddressMarker` lets the browser's Back close it.
 */
export function Dialog(props: DialogProps) {
  const {
    title,
    titleLanguage,
    isTitleHidden,
    shape = 'centred',
    role,
    align = 'start',
    aside,
    actions,
    children,
  } = props
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
            <h2 id={titleId} className={isTitleHidden ? 'visually-hidden' : styles.title} lang={titleLanguage}>
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
