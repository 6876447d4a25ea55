import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { lazyLoadContent } from '../features/content/lazy-load-content.ts'

export const Route = createFileRoute('/payment-info')({
  loader: () => lazyLoadContent('payment-info'),
  staticData: { title: 'title/payment-info', tab: 'more' },
  component: PaymentInfo,
})

function PaymentInfo() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
