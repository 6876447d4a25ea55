import { useEffect, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { useWording } from '../wording/wording.tsx'
import { ToastBar } from './toast-bar.tsx'
import { enterRegion, readToast, readTopRegion, subscribeToToasts } from './toast-queue.ts'
import styles from './toast.module.css'

interface ToastRegionProps {
  /** At the top of the window, where it does not cover the dialog's actions. */
  readonly isInDialog?: boolean | undefined
}

/**
 * The place where toasts appear: one in the app, one in every dialog. The live region itself is always there, or nothing is
 * read out.
 */
export function ToastRegion({ isInDialog = false }: ToastRegionProps) {
  const [region] = useState(() => Symbol('toast region'))
  useEffect(() => enterRegion(region, isInDialog), [region, isInDialog])
  const isTop = useSyncExternalStore(subscribeToToasts, () => readTopRegion() === region)
  const toast = useSyncExternalStore(subscribeToToasts, readToast)
  const { notifications } = useWording()
  return (
    <section className={classNames(styles.region, isInDialog && styles.inDialog)} aria-label={notifications}>
      <div role="status">{toast && isTop ? <ToastBar key={toast.id} toast={toast} /> : null}</div>
    </section>
  )
}
