import { createLink } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './list-row.module.css'

interface RowAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly ref?: Ref<HTMLAnchorElement>
  readonly icon?: ReactNode
  readonly note?: ReactNode
}

function RowAnchor({ icon, note, children, ...anchor }: RowAnchorProps) {
  return (
    <a {...anchor} className={styles.row}>
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.words}>
        <span className={styles.title}>{children}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      <ChevronRight className={styles.chevron} aria-hidden="true" />
    </a>
  )
}

/** A row of a list that links to another screen; the whole row can be pressed. */
export const ListRowLink = createLink(RowAnchor)

/** Rows with a hairline between them, for a card without padding. */
export function List({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}
