import { keepChange } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { randomUuid } from '../../../platform/outbox/random-uuid.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { ITEM_ADD, ITEM_REMOVE, type ItemToAdd } from '../marks/mark-entries.ts'
import { markItem } from '../marks/press-mark.ts'
import { addedItem } from './with-pending-items.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'

/** Writes something on the list. */
export function addItem(name: string): OwnItem {
  const input: ItemToAdd = { id: randomUuid(), name }
  keepChange({ kind: ITEM_ADD, subject: input.id, input })
  requestSending()
  return addedItem(input)
}

/** Takes something off the list, and offers to write it again with its tick. */
export function removeItem({ id, name, isBought }: OwnItem): void {
  const input: ItemToAdd = { id, name }
  keepChange({ kind: ITEM_REMOVE, subject: id, input })
  requestSending()
  const { t } = readTranslator()
  showToast({
    text: t('shopping-list/own/removed', { item: name }),
    action: { label: t('shopping-list/own/undo'), onClick: () => writeAgain(name, isBought) },
  })
}

function writeAgain(name: string, isBought: boolean): void {
  const item = addItem(name)
  if (isBought) markItem(item, true)
}
