import { createFileRoute } from '@tanstack/react-router'
import { ContentPage } from '../features/content/content-page.tsx'
import { loadContentLater } from '../features/content/load-content-later.ts'

export const Route = createFileRoute('/payment-info')({
  loader: () => loadContentLater('payment-info'),
  staticData: { title: 'title/payment-info', tab: 'more' },
  component: PaymentInfo,
})

function PaymentInfo() {
  return <ContentPage loaded={Route.useLoaderData()} />
}
