import { parseProductId } from '@dayplate/rules/shop'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { readToken } from '../platform/session/session.ts'

/** The target of links and advertisements for a plan. Stores the chosen product and redirects. */
export const Route = createFileRoute('/buy/$productId')({
  async beforeLoad({ params, search, preload }) {
    const { keepProductChoice } = await import('../features/shop/product-choice.ts')
    const productId = parseProductId(params.productId)
    if (productId === null) throw notFound()
    // Preloading a link on hover chooses nothing.
    if (!preload) keepProductChoice(productId, search)
    throw redirect({ to: readToken() === null ? '/buy/signup' : '/buy', replace: true })
  },
  staticData: { title: 'title/not-found' },
})
