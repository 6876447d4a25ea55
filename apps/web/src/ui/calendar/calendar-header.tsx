import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './calendar-header.module.css'

/** A way to the page before or after the shown one. */
export interface Turn {
  readonly label: string
  readonly isPossible: boolean
  readonly onTurn: () => void
}

interface CalendarHeaderProps {
  readonly title: string
  /** The way up to a wider view; the widest has none. */
  readonly wider?: { readonly label: string; readonly onOpen: () => void } | undefined
  readonly previous: Turn
  readonly next: Turn
  /** Whether a new title is read aloud here; the view of days does so by itself. */
  readonly isAnnounced?: boolean | undefined
}

/** What the calendar shows, the way to a wider view, and the ways back and forth. */
export function CalendarHeader({ title, wider, previous, next, isAnnounced }: CalendarHeaderProps) {
  return (
    <div className={styles.header}>
      <TurnButton turn={previous} icon={<ChevronLeft />} />
      {wider ? (
        <button type="button" className={styles.title} aria-label={wider.label} onClick={wider.onOpen}>
          {title}
          <ChevronDown aria-hidden="true" />
        </button>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
      <TurnButton turn={next} icon={<ChevronRight />} />
      {isAnnounced ? (
        <span className="visually-hidden" role="status">
          {title}
        </span>
      ) : null}
    </div>
  )
}

/** Only marked as disabled at an end, so that the focus of who pressed it there stays where it is. */
function TurnButton({ turn, icon }: { readonly turn: Turn; readonly icon: ReactNode }) {
  return (
    <button
      type="button"
      className={styles.turn}
      aria-label={turn.label}
      aria-disabled={turn.isPossible ? undefined : true}
      onClick={turn.isPossible ? turn.onTurn : undefined}
    >
      {icon}
    </button>
  )
}
