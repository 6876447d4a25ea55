import { keepChange } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { randomUuid } from '../../../platform/outbox/random-uuid.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { ITEM_ADD, ITEM_REMOVE, type ItemToAdd } from '../marks/mark-entries.ts'
import type { OwnItem } from '../shopping-list-of-period.ts'

/** Writes something on the list. */
export function addItem(name: string): void {
  const input: ItemToAdd = { id: randomUuid(), name }
  keepChange({ kind: ITEM_ADD, subject: input.id, input })
  requestSending()
}

/** Takes something off the list, and offers to write it again. */
export function removeItem({ id, name }: OwnItem): void {
  const input: ItemToAdd = { id, name }
  keepChange({ kind: ITEM_REMOVE, subject: id, input })
  requestSending()
  const { t } = readTranslator()
  showToast({
    text: t('shopping-list/own/removed', { item: name }),
    action: { label: t('shopping-list/own/undo'), onClick: () => addItem(name) },
  })
}
