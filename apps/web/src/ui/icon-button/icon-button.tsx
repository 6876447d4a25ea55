import type { MouseEventHandler, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  /** Read aloud in place of the picture. */
  readonly label: string
  readonly icon: ReactNode
  /** Set for toggles: whether it is on now. */
  readonly isPressed?: boolean | undefined
  /** A disc of surface behind the icon, needed on food and on the page ground. */
  readonly hasDisc?: boolean | undefined
  /** like: the heart, which fills with its own red when it is on; tonal: a deed beside what it is done to. */
  readonly tone?: 'like' | 'tonal' | undefined
  readonly disabled?: boolean | undefined
  /** Where the keyboard has another way to the same. */
  readonly isOutOfTabOrder?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
}

export function IconButton({
  label,
  icon,
  isPressed,
  hasDisc,
  tone,
  disabled,
  isOutOfTabOrder,
  onClick,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, hasDisc && styles.disc, tone && styles[tone])}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={disabled}
      tabIndex={isOutOfTabOrder ? -1 : undefined}
      onClick={onClick}
    >
      {icon}
    </button>
  )
}
