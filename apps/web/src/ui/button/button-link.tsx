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

const RoutedLink = createLink(ButtonAnchor)

/**
 * A link to a screen (`to`, `params`, `search` are checked against the routes) that looks like a button. A link with an anchor
 * is current only while the address contains that anchor.
 */
export const ButtonLink: typeof RoutedLink = (props) => {
  const activeOptions = { includeHash: props.hash !== undefined, ...props.activeOptions }
  return <RoutedLink {...Object.assign({}, props, { activeOptions })} />
}
