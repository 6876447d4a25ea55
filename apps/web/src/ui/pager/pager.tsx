import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './pager.module.css'

export interface PagerStep {
  readonly label: string
  /** Leave out at the first or last page. */
  readonly onClick?: (() => void) | undefined
}

export interface PagerProps {
  /** The name of the paged content; read out. */
  readonly label: string
  readonly back: PagerStep
  readonly forward: PagerStep
  /** The current position. */
  readonly children: ReactNode
}

/** A step back and a step forward, with the current position between them. */
export function Pager({ label, back, forward, children }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={label}>
      <Button kind="quiet" icon={<ChevronLeft />} disabled={!back.onClick} onClick={back.onClick}>
        {back.label}
      </Button>
      <span className={styles.place} aria-live="polite">
        {children}
      </span>
      <Button kind="quiet" disabled={!forward.onClick} onClick={forward.onClick}>
        {forward.label}
        <ChevronRight className={styles.chevron} />
      </Button>
    </nav>
  )
}
