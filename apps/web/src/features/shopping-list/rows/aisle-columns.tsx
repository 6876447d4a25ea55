import { balanceColumns } from '@dayplate/rules/shopping-list'
import type { ReactNode } from 'react'
import { useColumnCount } from '../../../ui/column-count/use-column-count.ts'
import styles from './aisles.module.css'

/** Widths of the window from which a further column fits, in CSS pixels. The first is in `aisles.module.css` too. */
const FURTHER_COLUMNS = ['(min-width: 680px)', '(min-width: 1080px)']

interface AisleColumnsProps<Category> {
  readonly categories: readonly Category[]
  /** Draws an aisle, with its key. */
  readonly children: (category: Category) => ReactNode
}

/** The aisles in the order of a walk through the shop, in columns of about the same height. */
export function AisleColumns<Category extends { readonly key: string; readonly products: readonly unknown[] }>({
  categories,
  children,
}: AisleColumnsProps<Category>) {
  const columns = balanceColumns(categories, useColumnCount(FURTHER_COLUMNS))
  return (
    <div className={styles.columns}>
      {columns.map((column) => (
        <div key={column[0]?.key} className={styles.column}>
          {column.map((category) => children(category))}
        </div>
      ))}
    </div>
  )
}
