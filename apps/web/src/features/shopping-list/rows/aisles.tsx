import { balanceColumns, type ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { Aisle } from './aisle.tsx'
import styles from './aisles.module.css'
import { useColumnCount } from '../../../ui/column-count/use-column-count.ts'
import type { PendingMarks } from '../marks/pending-marks.ts'
import type { ShoppingCategory } from '../shopping-list-of-period.ts'

interface AislesProps {
  readonly categories: readonly ShoppingCategory[]
  readonly period: ShoppingPeriod
  readonly marks: PendingMarks
}

/** Widths of the window from which a further column fits, in CSS pixels. The first is in `aisles.module.css` too. */
export const FURTHER_COLUMNS = ['(min-width: 680px)', '(min-width: 1080px)']

/** The aisles in the order of a walk through the shop, in columns of about the same height. */
export function Aisles({ categories, ...rest }: AislesProps) {
  const columns = balanceColumns(categories, useColumnCount(FURTHER_COLUMNS))
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.key} className={styles.column}>
          {column.map((category) => (
            <Aisle key={category.key} category={category} {...rest} />
          ))}
        </div>
      ))}
    </div>
  )
}
