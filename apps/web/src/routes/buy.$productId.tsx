import { parseProductId } from '@dayplate/rules/shop'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { readToken } from '../platform/session/session.ts'

const productChoice = lazyPart(async () => (await import('../features/shop/product-choice.ts')).keepProductChoice)

/** The target of links and advertisements for a product: stores the choice and redirects to the purchase. */
export const Route = createFileRoute('/buy/$productId')({
  async beforeLoad({ params, search, preload }) {
    const keepProductChoice = await productChoice.load()
    const productId = parseProductId(params.productId)
    if (productId === null) throw notFound()
    // A preload, as when the pointer rests on a link, must not store a choice.
    if (!preload) keepProductChoice(productId, search)
    throw redirect({ to: readToken() === null ? '/buy/signup' : '/buy', replace: true })
  },
  staticData: { title: 'title/not-found' },
})
