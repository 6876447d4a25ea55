import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { classNames } from '../class-names.ts'
import { useWording } from '../wording/wording.tsx'
import { ToastBar } from './toast-bar.tsx'
import { enterRegion, readToast, readTopRegion, subscribeToToasts } from './toast-queue.ts'
import styles from './toast.module.css'

interface ToastRegionProps {
  /** Set inside a dialog, where toasts appear above the actions. */
  readonly isInDialog?: boolean | undefined
}

/**
 * The place where toasts appear: one in the app and one in every dialog. The live region always exists, because otherwise
 * nothing is read out. A toast's action is the next tab stop, wherever Tab is pressed, because keyboard users would not reach
 * it in time otherwise (WCAG 2.2.1).
 */
export function ToastRegion({ isInDialog = false }: ToastRegionProps) {
  const [region] = useState(() => Symbol('toast region'))
  useEffect(() => enterRegion(region, isInDialog), [region, isInDialog])
  const isTop = useSyncExternalStore(subscribeToToasts, () => readTopRegion() === region)
  const toast = useSyncExternalStore(subscribeToToasts, readToast)
  const { notifications } = useWording()
  const section = useRef<HTMLElement>(null)
  useNextTabStop(section, isTop && !toast?.isSpent ? toast?.id : undefined)
  return (
    <section
      ref={section}
      className={classNames(styles.region, isInDialog && styles.inDialog)}
      aria-label={notifications}
    >
      <div role="status">{toast && isTop ? <ToastBar key={toast.id} toast={toast} /> : null}</div>
    </section>
  )
}

/**
 * Makes the toast's button the next tab stop, once for each toast. From the button, Tab continues after the element that had the
 * focus before, and Shift+Tab returns to that element.
 */
function useNextTabStop(place: RefObject<HTMLElement | null>, toastId: number | undefined): void {
  useEffect(() => {
    if (toastId === undefined) return undefined
    let cameFrom: Element | null = null
    let wasVisited = false
    const press = (event: KeyboardEvent) => {
      const button = place.current?.querySelector('button')
      if (event.key !== 'Tab' || !button) return
      const { activeElement } = document
      if (activeElement === button) {
        if (!(cameFrom instanceof HTMLElement) || !cameFrom.isConnected) return
        // Without Shift, the browser then moves the focus to the next element.
        cameFrom.focus()
        if (event.shiftKey) event.preventDefault()
      } else if (!wasVisited && !event.shiftKey) {
        event.preventDefault()
        wasVisited = true
        cameFrom = activeElement
        button.focus()
      }
    }
    addEventListener('keydown', press, { capture: true })
    return () => removeEventListener('keydown', press, { capture: true })
  }, [place, toastId])
}
