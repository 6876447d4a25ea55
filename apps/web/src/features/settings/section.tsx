import type { ReactNode, RefObject } from 'react'
import { Card } from '../../ui/card/card.tsx'
import styles from './section.module.css'

interface SectionProps {
  readonly title: string
  /** Set if the heading takes the focus after a button in the section is gone. */
  readonly heading?: RefObject<HTMLHeadingElement | null> | undefined
  readonly children: ReactNode
}

/** A card of the settings, with its title. */
export function Section({ title, heading, children }: SectionProps) {
  return (
    <section>
      <Card>
        <h2 className={styles.title} ref={heading} tabIndex={heading ? -1 : undefined}>
          {title}
        </h2>
        {children}
      </Card>
    </section>
  )
}

/** Rows with a hairline between them. */
export function Rows({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.rows}>{children}</ul>
}

interface RowProps {
  readonly title: ReactNode
  readonly note?: string | undefined
  /** Content at the right: a button or a state. */
  readonly children?: ReactNode
}

/** A row with a title and a note. */
export function Row({ title, note, children }: RowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{title}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </div>
      {children}
    </li>
  )
}
