import type { MouseEventHandler, ReactNode } from 'react'
import { ButtonFace, buttonClass, type ButtonLook } from './button-face.tsx'

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit' | undefined
  readonly disabled?: boolean | undefined
  /** Shows a spinner and ignores presses, but keeps the focus. */
  readonly isLoading?: boolean | undefined
  /** The id of the text that says why it cannot be pressed. The button stays focusable, so that the text is read out with it. */
  readonly refusedBy?: string | undefined
  /** Looks and reads as disabled, but a press is handled, so that the page can say what is missing. */
  readonly isUnready?: boolean | undefined
  /** Its action is done: it keeps its place and the focus. */
  readonly isDone?: boolean | undefined
  readonly icon?: ReactNode
  /** Set for toggles: whether it is on. */
  readonly isPressed?: boolean | undefined
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    type = 'button',
    disabled,
    isLoading,
    refusedBy,
    isUnready,
    isDone,
    icon,
    isPressed,
    onClick,
    children,
    ...look
  } = props
  const isDead = isLoading || isDone || refusedBy !== undefined
  return (
    <button
      type={type}
      className={buttonClass(look)}
      data-unready={isUnready || undefined}
      disabled={disabled}
      aria-disabled={isDead || isUnready || undefined}
      aria-busy={isLoading || undefined}
      aria-describedby={refusedBy}
      aria-pressed={isPressed}
      // A second press would send a second request. `preventDefault` also stops the form.
      onClick={isDead ? (event) => event.preventDefault() : onClick}
    >
      <ButtonFace icon={icon} isLoading={isLoading}>
        {children}
      </ButtonFace>
    </button>
  )
}
