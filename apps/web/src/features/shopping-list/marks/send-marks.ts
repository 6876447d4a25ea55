import type { ShoppingPeriod } from '@dayplate/rules/shopping-list'
import { acknowledge } from '../../../platform/errors/watched-failures.ts'
import { type FailedSending, type Sent, sendMutation } from '../../../platform/graphql-client/send-mutation.ts'
import {
  ShoppingListMarkItemDocument,
  ShoppingListMarkProductAsBoughtDocument,
  ShoppingListMarkProductAsNotBoughtDocument,
} from '../shopping-list.gen.ts'
import type { OwnItem, ShoppingProduct } from '../use-shopping-list.ts'
import { type Mark, type MarkOutcome, pressMark } from './press-mark.ts'

/** Ticks a product of a period, or takes the tick back. */
export function markProduct(
  { key, productId, version }: ShoppingProduct,
  period: ShoppingPeriod,
  isBought: boolean,
): void {
  const send: Mark['send'] = async (seen) => {
    const request = { productId, datePeriod: period, version: seen }
    if (isBought) {
      const sent = await sendMutation(ShoppingListMarkProductAsBoughtDocument, { request })
      return outcomeOf(sent, (data) => readProduct(data.shoppingListMarkProductAsBought))
    }
    const sent = await sendMutation(ShoppingListMarkProductAsNotBoughtDocument, { request })
    return outcomeOf(sent, (data) => readProduct(data.shoppingListMarkProductAsNotBought))
  }
  pressMark({ key, version, isBought, send })
}

/** Ticks something that the user wrote on the list, or takes the tick back. */
export function markItem({ id, version }: OwnItem, isBought: boolean): void {
  pressMark({
    key: id,
    version,
    isBought,
    async send(seen) {
      const sent = await sendMutation(ShoppingListMarkItemDocument, { id, isBought, version: seen })
      return outcomeOf(sent, ({ shoppingListMarkItem: answer }) =>
        answer.__typename === 'ShoppingItemChanged'
          ? { kind: 'done', isBought: answer.item.isBought, version: answer.item.version }
          : refused(answer.__typename),
      )
    },
  })
}

type Marked = Parameters<typeof readProduct>[0]

function readProduct(
  answer:
    | {
        readonly __typename: 'ShoppingProductMarked'
        readonly product: Pick<ShoppingProduct, 'isBought' | 'version'>
      }
    | { readonly __typename: 'ValidationException' | 'UnauthorizedException' },
): MarkOutcome {
  return answer.__typename === 'ShoppingProductMarked'
    ? { kind: 'done', isBought: answer.product.isBought, version: answer.product.version }
    : refused(answer.__typename)
}

const refused = (typename: Exclude<Marked['__typename'], 'ShoppingProductMarked'>): MarkOutcome => ({
  kind: typename === 'ValidationException' ? 'gone' : 'failed',
})

function outcomeOf<Data>(sent: Sent<Data>, read: (data: Data) => MarkOutcome): MarkOutcome {
  return sent.kind === 'answered' ? read(sent.data) : failureOutcome(sent)
}

function failureOutcome({ failure, isUnknown }: FailedSending): MarkOutcome {
  // A toast reports the failure.
  acknowledge(failure)
  if (isUnknown) return { kind: 'unknown' }
  return { kind: failure.kind === 'network' ? 'offline' : 'failed' }
}
