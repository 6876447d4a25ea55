import { type FocusEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { dismissToast, type ShownToast, takeAction } from './toast-queue.ts'
import styles from './toast.module.css'

/** How long a toast is shown, from the visual guide: 5 seconds. */
const SHOWN_MS = 5000

/** The longest double click of common systems, during which a second press must not hit elements under the toast. */
const DOUBLE_CLICK_MS = 500

/** One toast. Its time stops while it has the pointer or the focus. */
export function ToastBar({ toast }: { readonly toast: ShownToast }) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const cameFrom = useRef<EventTarget>(null)
  const { isSpent } = toast
  const isHeld = (isPointed || isFocused) && !isSpent
  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => dismissToast(toast.id), isSpent ? DOUBLE_CLICK_MS : SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, isSpent, toast.id])
  const holdFocus = (event: FocusEvent) => {
    cameFrom.current = event.relatedTarget
    setFocused(true)
  }
  const act = () => {
    // The button disappears with the focus, which would otherwise move to the top of the page.
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus()
    swallowPresses(DOUBLE_CLICK_MS)
    takeAction(toast.id)
  }
  const keepFocus = (event: MouseEvent) => {
    if (isSpent) event.preventDefault()
  }
  return (
    <div
      className={styles.toast}
      onMouseEnter={() => setPointed(true)}
      onMouseLeave={() => setPointed(false)}
      onFocus={holdFocus}
      onBlur={() => setFocused(false)}
    >
      {toast.icon}
      <span className={styles.text}>{toast.text}</span>
      {toast.action ? (
        <button
          type="button"
          className={styles.action}
          aria-disabled={isSpent || undefined}
          onMouseDown={keepFocus}
          onClick={act}
        >
          {toast.action.label}
        </button>
      ) : null}
    </div>
  )
}

/**
 * Ignores Enter and space for a moment after a button was pressed by key. Another element takes the focus then, and the second
 * press of a double one, or the repeats of a held key, must not activate it.
 */
function swallowPresses(forMs: number): void {
  const endsAt = performance.now() + forMs
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    if (event.repeat || performance.now() < endsAt) event.preventDefault()
    else for (const type of TYPES) removeEventListener(type, swallow, true)
  }
  // Links and scrolling react to `keydown`, and a button reacts to the `keyup` of the space key.
  for (const type of TYPES) addEventListener(type, swallow, true)
}

const TYPES = ['keydown', 'keyup'] as const
