import { type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

export interface ModalInput {
  /** False: closed already, and still drawn for its way out. */
  readonly isOpen?: boolean | undefined
  /** Asked for by Escape, the scrim, the browser's own close gesture and the close button; the owner then unmounts. */
  readonly onClose: () => void
  /** A question wants an answer: a press beside it is not one. */
  readonly isScrimDead?: boolean | undefined
  /** Takes the focus first; without it the dialog itself does, and its name is read out. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * What makes a `<dialog>` modal as long as it is mounted and open. The browser does the rest: the page behind is inert, focus stays
 * inside and returns to the opener, the newest dialog lies on top.
 */
export function useModal({ isOpen = true, onClose, isScrimDead, initialFocus }: ModalInput) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isShown = useRef(false)
  const startedOnScrim = useRef(false)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    keepScrollBarRoom()
    element.showModal()
    isShown.current = true
    const first = initialFocus?.current ?? element
    first.focus()
    return () => {
      isShown.current = false
      closeWithInner(element)
    }
  }, [initialFocus, isOpen])
  return {
    ref: dialog,
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      // React lets it bubble, from a question inside and from a file field that was left without a choice.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    /** The browser may close without asking, for instance at a second Escape in a row. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isShown.current && !event.currentTarget.open) onClose()
    },
    onPointerDown(event: PointerEvent) {
      startedOnScrim.current = event.target === event.currentTarget
    },
    /** Only where the press also began: text selected beyond the edge ends on the scrim, too. */
    onClick(event: SyntheticEvent) {
      if (!isScrimDead && startedOnScrim.current && event.target === event.currentTarget) onClose()
    },
  }
}

/** While a dialog is open the page does not scroll; without its bar's room everything would jump to the right. */
function keepScrollBarRoom(): void {
  if (document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
}

/**
 * Closes before React takes the element away, or the focus would not return; and the questions inside first, because an
 * open one keeps the opener inert.
 */
function closeWithInner(dialog: HTMLDialogElement): void {
  for (const inner of [...dialog.querySelectorAll('dialog')].toReversed()) inner.close()
  dialog.close()
}
