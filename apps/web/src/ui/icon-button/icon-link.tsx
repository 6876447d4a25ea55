import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './icon-button.module.css'

interface IconAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
  /** Read aloud in place of the picture. */
  readonly label: string
  readonly icon: ReactNode
}

function IconAnchor({ label, icon, ...anchor }: IconAnchorProps) {
  return (
    <a {...anchor} className={styles.button} aria-label={label}>
      {icon}
    </a>
  )
}

/** A link to a screen (`to`, `params`, `search` are checked against the routes) that looks like an icon button. */
export const IconLink = createLink(IconAnchor)
