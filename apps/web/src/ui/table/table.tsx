import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Scroller } from '../scroller/scroller.tsx'
import styles from './table.module.css'

export interface TableColumn<Row> {
  /** The heading of the column. */
  readonly title: string
  /** For a column whose cells need no heading, such as links. */
  readonly isTitleHidden?: boolean | undefined
  /** Numbers and changes are right-aligned, digit below digit. */
  readonly isNumeric?: boolean | undefined
  readonly cell: (row: Row) => ReactNode
}

export interface TableProps<Row> {
  /** The content of the table; read out, and shown unless a heading above says it. */
  readonly caption: string
  readonly isCaptionHidden?: boolean | undefined
  /** The columns. The first one names the row. */
  readonly columns: readonly TableColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string | number
}

/** Rows separated by hairlines. A narrow table scrolls horizontally. */
export function Table<Row>({ caption, isCaptionHidden, columns, rows, keyOf }: TableProps<Row>) {
  const captionId = useId()
  return (
    <Scroller className={styles.scroller} labelledBy={captionId}>
      <table className={styles.table}>
        <caption id={captionId} className={isCaptionHidden ? 'visually-hidden' : styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={alignment(column)}>
                <span className={column.isTitleHidden ? 'visually-hidden' : undefined}>{column.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map((column, index) => (
                <Cell key={column.title} column={column} row={row} isName={index === 0} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

interface CellProps<Row> {
  readonly column: TableColumn<Row>
  readonly row: Row
  readonly isName: boolean
}

function Cell<Row>({ column, row, isName }: CellProps<Row>) {
  return isName ? (
    <th scope="row" className={classNames(styles.name, alignment(column))}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={alignment(column)}>{column.cell(row)}</td>
  )
}

const alignment = ({ isNumeric }: { readonly isNumeric?: boolean | undefined }) => (isNumeric ? styles.numeric : '')
