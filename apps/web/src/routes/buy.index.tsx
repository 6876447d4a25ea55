import { createFileRoute, redirect } from '@tanstack/react-router'
import { BuyPage } from '../features/shop/buy-page.tsx'
import { readProductChoice } from '../features/shop/product-choice.ts'
import { needTexts } from '../platform/i18n/i18n.ts'
import { requireSession } from '../platform/session/guards.ts'
import { toHref } from '../platform/site/site-address.ts'
import { SITE } from '../platform/site/site.ts'

export const Route = createFileRoute('/buy/')({
  beforeLoad(input) {
    requireSession(input)
    if (readProductChoice() === null) throw redirect({ href: toHref(SITE.buy), replace: true })
  },
  loader: () => needTexts('buy'),
  staticData: { title: 'title/buy' },
  component: BuyPage,
})
