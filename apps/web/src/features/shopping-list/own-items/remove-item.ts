import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import { readTranslator } from '../../../platform/i18n/i18n.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { ShoppingListAddItemDocument, ShoppingListRemoveItemDocument } from '../shopping-list.gen.ts'
import type { OwnItem } from '../use-shopping-list.ts'

/** Takes an item off the list, and offers to write it again. */
export async function removeItem({ id, name }: OwnItem): Promise<void> {
  const { t } = readTranslator()
  const sent = await sendMutation(ShoppingListRemoveItemDocument, { id })
  if (sent.kind === 'failed') {
    acknowledge(sent.failure)
    showToast({
      text: t(sent.failure.kind === 'network' ? 'shopping-list/own/offline' : 'shopping-list/own/not-removed'),
    })
    return
  }
  const undo = async () => {
    const again = await sendMutation(ShoppingListAddItemDocument, { id: crypto.randomUUID(), name })
    if (again.kind !== 'failed') return
    acknowledge(again.failure)
    showToast({ text: t('shopping-list/own/not-added') })
  }
  showToast({
    text: t('shopping-list/own/removed', { item: name }),
    action: { label: t('shopping-list/own/undo'), onClick: () => void undo() },
  })
}
