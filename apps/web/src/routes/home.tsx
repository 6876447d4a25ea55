import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '../features/home/home-page.tsx'
import { BuySection } from '../features/shop/buy-section.tsx'
import { needTexts } from '../platform/i18n/i18n.ts'

export const Route = createFileRoute('/home')({
  loader: () => needTexts('home', 'buy', 'meals'),
  staticData: { title: 'title/home', tab: 'more' },
  component: Home,
})

function Home() {
  return (
    <HomePage>
      <BuySection />
    </HomePage>
  )
}
