import { createFileRoute, redirect } from '@tanstack/react-router'
import { BuyPage } from '../features/shop/buy-page.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { requireSession } from '../platform/session/guards.ts'
import { toHref } from '../platform/site/site-address.ts'
import { SITE } from '../platform/site/site.ts'

const productChoice = lazyPart(async () => (await import('../features/shop/product-choice.ts')).readProductChoice)

export const Route = createFileRoute('/buy/')({
  async beforeLoad(input) {
    requireSession(input)
    const readProductChoice = await productChoice.load()
    if (readProductChoice() === null) throw redirect({ href: toHref(SITE.buy), replace: true })
  },
  loader: () => loadMessages('buy'),
  staticData: { title: 'title/buy' },
  component: BuyPage,
})
