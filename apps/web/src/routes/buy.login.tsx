import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '../features/accounts/login/login-page.tsx'
import { LazyChosenProduct } from '../features/shop/lazy-chosen-product.tsx'
import { PaymentNotice } from '../features/shop/payment-notice.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { hiddenProviders } from '../domain/social-login/hidden-providers.ts'
import { redirectSignedInTo } from '../platform/session/guards.ts'

export const Route = createFileRoute('/buy/login')({
  beforeLoad: redirectSignedInTo('/buy'),
  loader: () => loadMessages('accounts', 'buy'),
  staticData: { title: 'title/login', frame: 'bare' },
  component: () => (
    <LoginPage
      register={{ to: '/buy/signup' }}
      social={{ state: 'stripe_login', without: hiddenProviders(location.search) }}
    >
      <PaymentNotice />
      <LazyChosenProduct />
    </LoginPage>
  ),
})
