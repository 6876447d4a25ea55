import { outbox } from '../../../platform/outbox/app-outbox.ts'
import { randomUuid } from '../../../platform/outbox/random-uuid.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { ITEM_ADD, ITEM_REMOVE, type ItemToAdd } from '../marks/mark-entries.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'

/** Writes something on the list. */
export function addItem(name: string): void {
  const input: ItemToAdd = { id: randomUuid(), name }
  outbox.add({ kind: ITEM_ADD, subject: input.id, input })
  void outbox.send()
}

/** Takes something off the list, and offers to write it again. */
export function removeItem({ id, name }: OwnItem): void {
  const input: ItemToAdd = { id, name }
  outbox.add({ kind: ITEM_REMOVE, subject: id, input })
  void outbox.send()
  const { t } = readTranslator()
  showToast({
    text: t('shopping-list/own/removed', { item: name }),
    action: { label: t('shopping-list/own/undo'), onClick: () => addItem(name) },
  })
}
