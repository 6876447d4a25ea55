import { createFileRoute } from '@tanstack/react-router'
import { CodeCard } from '../features/home/code/code-card.tsx'
import { HomePage } from '../features/home/home-page.tsx'
import { SellingHero } from '../features/home/selling-hero.tsx'
import { BuySection } from '../features/shop/buy-section.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../platform/site/payment.ts'

export const Route = createFileRoute('/home')({
  loader: () => loadMessages('home', IS_PAYMENT_OPEN ? 'buy' : 'access', 'meals'),
  staticData: { title: 'title/home', tab: 'more' },
  component: () => (IS_PAYMENT_OPEN ? <SellingHome /> : <CodesOnlyHome />),
})

function SellingHome() {
  return (
    <HomePage hero={<SellingHero />}>
      <BuySection />
    </HomePage>
  )
}

function CodesOnlyHome() {
  return <HomePage hero={<CodeCard />} />
}
