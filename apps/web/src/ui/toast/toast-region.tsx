import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { classNames } from '../class-names.ts'
import { useWording } from '../wording/wording.tsx'
import { ToastBar } from './toast-bar.tsx'
import { enterRegion, readToast, readTopRegion, subscribeToToasts } from './toast-queue.ts'
import styles from './toast.module.css'
import { useNextTabStop } from './use-next-tab-stop.ts'

interface ToastRegionProps {
  /** Where its dialog says: above the actions, not over them. */
  readonly isInDialog?: boolean | undefined
}

/**
 * The place where toasts appear: one in the app, one in every dialog. The live region itself is always there, or nothing is
 * read out. A toast's action is the next stop of the Tab key, wherever that is pressed: nobody would come to it in time
 * otherwise (WCAG 2.2.1).
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
