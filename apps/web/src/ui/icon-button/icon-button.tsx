import type { MouseEventHandler, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './icon-button.module.css'

export interface IconButtonProps {
  /** Read aloud in place of the picture. */
  readonly label: string
  readonly icon: ReactNode
  /** Set for toggles: whether it is on. */
  readonly isPressed?: boolean | undefined
  /** Adds a disc behind the icon, needed on pictures of food and on the page background. */
  readonly hasDisc?: boolean | undefined
  /** like: the heart, which fills with its own red when it is on; tonal: an action beside its object. */
  readonly tone?: 'like' | 'tonal' | undefined
  readonly disabled?: boolean | undefined
  /** For keyboards that have another way to the same action. */
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
