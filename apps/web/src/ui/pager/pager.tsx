import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './pager.module.css'

export interface PagerStep {
  readonly label: string
  /** Leave out where there is nothing further. */
  readonly onClick?: (() => void) | undefined
}

export interface PagerProps {
  /** What is paged through; read out. */
  readonly label: string
  readonly back: PagerStep
  readonly forward: PagerStep
  /** Where one is now. */
  readonly children: ReactNode
}

/** One step back, one step forward, and between them where one is. */
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
