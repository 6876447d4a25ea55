import { type PointerEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'

export interface ModalInput {
  /** False: closed, but still rendered while it animates out. */
  readonly isOpen?: boolean | undefined
  /** Called by Escape, the scrim, the browser's close gesture and the close button; the owner then unmounts it. */
  readonly onClose: () => void
  /** True for a question that needs an answer: a press outside does not close it. */
  readonly isScrimDead?: boolean | undefined
  /** Takes the focus first. Without it the dialog itself does, and its name is read out. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Makes a `<dialog>` modal while it is mounted and open. The browser makes the page behind inert, keeps the focus inside,
 * returns it to the opener, and puts the newest dialog on top.
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
      // In React the event bubbles from a nested dialog, and from a file field that was closed without a choice.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose()
    },
    /** The browser may close it without asking, for example at a second Escape in a row. */
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target === event.currentTarget && isShown.current && !event.currentTarget.open) onClose()
    },
    onPointerDown(event: PointerEvent) {
      startedOnScrim.current = event.target === event.currentTarget
    },
    /** Only if the press also started there, because selecting text may end on the scrim. */
    onClick(event: SyntheticEvent) {
      if (!isScrimDead && startedOnScrim.current && event.target === event.currentTarget) onClose()
    },
  }
}

/** While a dialog is open the page does not scroll. Keeps the space of the scroll bar, so that nothing moves to the right. */
function keepScrollBarRoom(): void {
  if (document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
}

/**
 * Closes the dialog before React removes it, so that the focus returns, and questions inside it first, because an open one
 * keeps the opener inert.
 */
function closeWithInner(dialog: HTMLDialogElement): void {
  for (const inner of [...dialog.querySelectorAll('dialog')].toReversed()) inner.close()
  dialog.close()
}
