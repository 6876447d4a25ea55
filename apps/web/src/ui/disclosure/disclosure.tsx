import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './disclosure.module.css'

export interface DisclosureProps {
  readonly title: ReactNode
  /** quiet: the small grey row at the end of a list, such as for items already bought. */
  readonly look?: 'plain' | 'quiet' | undefined
  /** Disclosures of one group: opening one closes the others. */
  readonly group?: string | undefined
  readonly isInitiallyOpen?: boolean | undefined
  /** Called on opening, so that content can be loaded only then. */
  readonly onOpen?: (() => void) | undefined
  readonly children: ReactNode
}

/** Content that opens in place under a title. The browser's search finds words in it even while it is closed. */
export function Disclosure({ title, look = 'plain', group, isInitiallyOpen, onOpen, children }: DisclosureProps) {
  return (
    <details
      className={classNames(styles.disclosure, styles[look])}
      name={group}
      open={isInitiallyOpen}
      onToggle={({ currentTarget }) => (currentTarget.open ? onOpen?.() : undefined)}
    >
      <summary className={styles.title}>
        <span className={styles.words}>{title}</span>
        <ChevronDown className={styles.chevron} aria-hidden="true" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
