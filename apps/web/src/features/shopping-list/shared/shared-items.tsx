import { NotebookPen } from 'lucide-react'
import { useId } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Tick } from '../../../ui/tick/tick.tsx'
import { SHARED_ITEM_MARK, type SharedItemMark } from '../marks/mark-entries.ts'
import { type PendingMarks, rowState } from '../marks/pending-marks.ts'
import { press } from '../marks/press-mark.ts'
import own from '../own-items/own-items.module.css'
import aisle from '../rows/aisle.module.css'
import { focusBeside } from '../rows/focus-beside.ts'
import row from '../rows/product-row.module.css'
import { TickedRows } from '../rows/ticked-rows.tsx'
import type { SharedItem } from './shared-list-of-link.ts'

interface SharedItemsProps {
  readonly items: readonly SharedItem[]
  readonly token: string
  readonly marks: PendingMarks
}

/** What the owner wrote on a shared list. */
export function SharedItems({ items, token, marks }: SharedItemsProps) {
  const t = useT()
  const titleId = useId()
  const rows = items.map((item) => {
    const { isTicked, isAmongBought } = rowState(marks, item.id, item.isBought)
    const row = <ItemRow item={item} token={token} isTicked={isTicked} />
    return { key: item.id, name: item.name, isFolded: isAmongBought, row }
  })
  return (
    <section className={own.own} aria-labelledby={titleId}>
      <h2 className={aisle.title} id={titleId}>
        <NotebookPen aria-hidden="true" />
        {t('shared-list/own')}
      </h2>
      <TickedRows rows={rows} />
    </section>
  )
}

interface ItemRowProps {
  readonly item: SharedItem
  readonly token: string
  readonly isTicked: boolean
}

function ItemRow({ item: { id, name, version }, token, isTicked }: ItemRowProps) {
  const t = useT()
  return (
    <li className={classNames(row.row, isTicked && row.bought)} data-row={id}>
      <Tick
        label={t('shopping-list/tick', { product: name })}
        isTicked={isTicked}
        onChange={(isBought) => {
          const input: SharedItemMark = { token, id, isBought, version }
          focusBeside(id)
          press({ kind: SHARED_ITEM_MARK, subject: id, input })
        }}
      />
      <span className={classNames(row.name, own.name)}>{name}</span>
    </li>
  )
}
