import { Bell, Check, CircleAlert, Info, Star, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useWording } from '../wording/wording.tsx'
import styles from './alert.module.css'

export type AlertKind = 'info' | 'success' | 'warning' | 'danger' | 'highlight'

export interface AlertProps {
  readonly kind: AlertKind
  /** The bold words at the start. */
  readonly lead?: string | undefined
  /** Replaces the icon of the kind. */
  readonly icon?: ReactNode
  readonly children?: ReactNode
  readonly onClose?: (() => void) | undefined
}

const ICONS: Readonly<Record<AlertKind, ReactNode>> = {
  info: <Info />,
  success: <Check />,
  warning: <Bell />,
  danger: <CircleAlert />,
  highlight: <Star />,
}

/** A danger alert interrupts a screen reader; the other kinds wait for their turn. */
export function Alert({ kind, lead, icon, children, onClose }: AlertProps) {
  const { close } = useWording()
  return (
    <div className={classNames(styles.alert, styles[kind])} role={kind === 'danger' ? 'alert' : 'status'}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? ICONS[kind]}
      </span>
      <div className={styles.words}>
        {lead ? <strong>{lead} </strong> : null}
        {children}
      </div>
      {onClose ? <IconButton label={close} icon={<X />} onClick={onClose} /> : null}
    </div>
  )
}
