import { parseProductId } from '@dayplate/rules/shop'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { readToken } from '../platform/session/session.ts'

const productChoice = lazyPart(async () => (await import('../features/shop/product-choice.ts')).keepProductChoice)

/** Where links and advertisements bring somebody who wants a plan; it keeps what they want and goes on. */
export const Route = createFileRoute('/buy/$productId')({
  async beforeLoad({ params, search, preload }) {
    const keepProductChoice = await productChoice.load()
    const productId = parseProductId(params.productId)
    if (productId === null) throw notFound()
    // A link that is only pointed at chooses nothing.
    if (!preload) keepProductChoice(productId, search)
    throw redirect({ to: readToken() === null ? '/buy/signup' : '/buy', replace: true })
  },
  staticData: { title: 'title/not-found' },
})
