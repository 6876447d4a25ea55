import type { MouseEventHandler, ReactNode } from 'react'
import { ButtonFace, buttonClass, type ButtonLook } from './button-face.tsx'

export interface ButtonProps extends ButtonLook {
  readonly type?: 'button' | 'submit' | undefined
  readonly disabled?: boolean | undefined
  /** Shows a spinner and ignores presses, but keeps the focus where it is. */
  readonly isLoading?: boolean | undefined
  readonly icon?: ReactNode
  readonly onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  readonly children: ReactNode
}

export function Button({ type = 'button', disabled, isLoading, icon, onClick, children, ...look }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look)}
      disabled={disabled}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
      // A second press would send a second request; `preventDefault` stops the form as well.
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
    >
      <ButtonFace icon={icon} isLoading={isLoading}>
        {children}
      </ButtonFace>
    </button>
  )
}
