import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { Bounds } from './calendar-span.ts'
import { moveInGrid } from './move-in-grid.ts'
import styles from './picker-grid.module.css'

/** A year or month to choose. Its number continues across pages. */
export interface PickerCell {
  readonly number: number
  readonly text: string
  /** Read aloud in place of the text. */
  readonly label: string
  readonly isSelected: boolean
  /** Whether the year or month contains today. */
  readonly isCurrent: boolean
}

interface PickerGridProps {
  readonly label: string
  readonly cells: readonly PickerCell[]
  readonly perPage: number
  readonly bounds: Bounds
  readonly focused: number
  /** Takes the focus when it appears. */
  readonly takesFocus: boolean
  readonly onMove: (number: number) => void
  readonly onChoose: (number: number) => void
}

const COLUMNS = 3

/** A page of years or months as a grid with one tab stop. The same keys work as in the grid of days. */
export function PickerGrid({ label, cells, bounds, perPage, focused, takesFocus, onMove, onChoose }: PickerGridProps) {
  const { grid, wantFocus } = useFocusOf(focused, takesFocus)
  const press = (event: KeyboardEvent) => {
    const key = event.shiftKey ? `Shift+${event.key}` : event.key
    const target = moveInGrid(focused, key, { ...bounds, columns: COLUMNS, perPage })
    if (target === null) return
    event.preventDefault()
    wantFocus()
    onMove(target)
  }
  return (
    <div className={styles.grid} role="grid" aria-label={label} ref={grid} onKeyDown={press} tabIndex={-1}>
      {rowsOf(cells).map((row) => (
        <div className={styles.row} role="row" key={row[0]?.number}>
          {row.map((cell) => (
            <div role="gridcell" aria-selected={cell.isSelected} key={cell.number}>
              <button
                type="button"
                className={classNames(
                  styles.cell,
                  cell.isCurrent && styles.current,
                  cell.isSelected && styles.selected,
                )}
                aria-label={cell.label}
                aria-current={cell.isCurrent ? 'date' : undefined}
                disabled={cell.number < bounds.least || cell.number > bounds.most}
                tabIndex={cell.number === focused ? 0 : -1}
                onClick={() => onChoose(cell.number)}
              >
                {cell.text}
              </button>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Focuses the focused cell when the grid appears and after a key, which may change the page. */
function useFocusOf(focused: number, takesFocus: boolean) {
  const grid = useRef<HTMLDivElement>(null)
  const isWanted = useRef(takesFocus)
  useEffect(() => {
    if (!isWanted.current) return
    isWanted.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [focused])
  return { grid, wantFocus: () => (isWanted.current = true) }
}

function rowsOf(cells: readonly PickerCell[]): readonly (readonly PickerCell[])[] {
  const count = Math.ceil(cells.length / COLUMNS)
  return Array.from({ length: count }, (_, row) => cells.slice(row * COLUMNS, (row + 1) * COLUMNS))
}
