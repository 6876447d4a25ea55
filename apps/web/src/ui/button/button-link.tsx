import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import { ButtonFace, buttonClass, type ButtonLook } from './button-face.tsx'

interface ButtonAnchorProps extends ButtonLook, AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
  readonly icon?: ReactNode
}

function ButtonAnchor({ kind, size, isBlock, icon, children, ...anchor }: ButtonAnchorProps) {
  return (
    <a {...anchor} className={buttonClass({ kind, size, isBlock })}>
      <ButtonFace icon={icon}>{children}</ButtonFace>
    </a>
  )
}

/** A link to a screen (`to`, `params`, `search` are checked against the routes) with the look of a button. */
export const ButtonLink = createLink(ButtonAnchor)
