import { Fragment, type ReactNode, useRef } from 'react'
import { useGlide } from '../../../ui/glide/use-glide.ts'
import styles from './aisle.module.css'
import { BoughtRows } from './bought-rows.tsx'

/** A row of a block of the list. */
export interface TickedRow {
  readonly key: string
  /** Named while the bought rows are folded. */
  readonly name: string
  /** Stands among the bought ones. */
  readonly isFolded: boolean
  readonly row: ReactNode
}

interface TickedRowsProps {
  readonly rows: readonly TickedRow[]
  /** Stands between what is still to buy and what is bought. */
  readonly children?: ReactNode
}

/** The rows of a block: first those to buy and those at home, then the bought ones, folded. */
export function TickedRows({ rows, children }: TickedRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  useGlide(list)
  const bought = rows.filter(({ isFolded }) => isFolded)
  return (
    <div className={styles.block}>
      <ul className={styles.rows} ref={list}>
        {drawn(rows.filter(({ isFolded }) => !isFolded))}
      </ul>
      {children}
      {bought.length > 0 ? <BoughtRows names={bought.map(({ name }) => name)}>{drawn(bought)}</BoughtRows> : null}
    </div>
  )
}

const drawn = (rows: readonly TickedRow[]) => rows.map(({ key, row }) => <Fragment key={key}>{row}</Fragment>)
