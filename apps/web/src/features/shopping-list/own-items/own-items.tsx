import { useId } from 'react'
import { NotebookPen, X } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { useT } from '../../../platform/i18n/i18n.ts'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { Tick } from '../../../ui/tick/tick.tsx'
import aisle from '../rows/aisle.module.css'
import row from '../rows/product-row.module.css'
import { focusBeside } from '../rows/focus-beside.ts'
import { TickedRows } from '../rows/ticked-rows.tsx'
import { AddItem } from './add-item.tsx'
import { removeItem } from './change-items.ts'
import styles from './own-items.module.css'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import { markItem } from '../marks/press-mark.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'

interface OwnItemsProps {
  readonly items: readonly OwnItem[]
  readonly marks: PendingMarks
}

/** What the user wrote on the list, and the field that writes more. */
export function OwnItems({ items, marks }: OwnItemsProps) {
  const t = useT()
  const titleId = useId()
  const rows = items.map((item) => {
    const { isTicked, isAmongBought } = rowState(marks, item.id, item.isBought)
    const row = <ItemRow item={item} isTicked={isTicked} />
    return { key: item.id, name: item.name, item, isFolded: isAmongBought, row }
  })
  const itemsOf = (isFolded: boolean) => rows.filter((row) => row.isFolded === isFolded).map(({ item }) => item)
  return (
    <section className={styles.own} aria-labelledby={titleId}>
      <h2 className={aisle.title} id={titleId}>
        <NotebookPen aria-hidden="true" />
        {t('shopping-list/own/title')}
      </h2>
      <TickedRows rows={rows}>
        <AddItem open={itemsOf(false)} bought={itemsOf(true)} />
      </TickedRows>
    </section>
  )
}

function ItemRow({ item, isTicked }: { readonly item: OwnItem; readonly isTicked: boolean }) {
  const t = useT()
  const { id, name } = item
  return (
    <li className={classNames(row.row, isTicked && row.bought)} data-row={id}>
      <Tick
        label={t('shopping-list/tick', { product: name })}
        isTicked={isTicked}
        onChange={(isBought) => {
          focusBeside(id)
          markItem(item, isBought)
        }}
      />
      <span className={classNames(row.name, styles.name)}>{name}</span>
      <IconButton
        label={t('shopping-list/own/remove', { item: name })}
        icon={<X />}
        onClick={() => {
          focusBeside(id)
          removeItem({ ...item, isBought: isTicked })
        }}
      />
    </li>
  )
}
