import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './calendar-header.module.css'

/** A button to the page before or after the shown one. */
export interface Turn {
  readonly label: string
  readonly isPossible: boolean
  readonly onTurn: () => void
}

interface CalendarHeaderProps {
  readonly title: string
  /** The button to a wider view; the widest view has none. */
  readonly wider?: { readonly label: string; readonly onOpen: () => void } | undefined
  readonly previous: Turn
  readonly next: Turn
  /** Whether a new title is read aloud; the day view announces its own. */
  readonly isAnnounced?: boolean | undefined
}

/** The title of the shown page, with buttons to a wider view and to the pages before and after. */
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

/** At an end it is only marked as disabled, so that it keeps the focus of the user who pressed it. */
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
