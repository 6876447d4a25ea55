import { useEffect, useState, useSyncExternalStore } from 'react'
import { useWording } from '../wording/wording.tsx'
import { dismissToast, readToast, subscribeToToast, type ShownToast } from './toast-queue.ts'
import styles from './toast.module.css'

/** Time a toast stands, from the visual guide: 5 seconds. */
const SHOWN_MS = 5000

/** The place where toasts appear; once in the app. The live region itself is always there, or nothing is read out. */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => null)
  const { notifications } = useWording()
  return (
    <section className={styles.region} aria-label={notifications}>
      <div role="status">{toast ? <ToastBar key={toast.id} toast={toast} /> : null}</div>
    </section>
  )
}

function ToastBar({ toast }: { readonly toast: ShownToast }) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div className={styles.toast} onMouseEnter={hold} onMouseLeave={release} onFocus={hold} onBlur={release}>
      {toast.icon}
      <span className={styles.text}>{toast.text}</span>
      {toast.action ? <ToastAction toast={toast} action={toast.action} /> : null}
    </div>
  )
}

interface ToastActionProps {
  readonly toast: ShownToast
  readonly action: NonNullable<ShownToast['action']>
}

function ToastAction({ toast, action }: ToastActionProps) {
  const act = () => {
    dismissToast(toast.id)
    action.onClick()
  }
  return (
    <button type="button" className={styles.action} onClick={act}>
      {action.label}
    </button>
  )
}
