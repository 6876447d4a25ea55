import { createFileRoute } from '@tanstack/react-router'
import { RegisterPage } from '../features/accounts/register/register-page.tsx'
import { LazyChosenProduct } from '../features/shop/lazy-chosen-product.tsx'
import { PaymentNotice } from '../features/shop/payment-notice.tsx'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { hiddenProviders } from '../domain/social-login/hidden-providers.ts'
import { redirectSignedInTo } from '../platform/session/guards.ts'

export const Route = createFileRoute('/buy/signup')({
  beforeLoad: redirectSignedInTo('/buy'),
  loader: () => loadMessages('accounts', 'buy'),
  staticData: { title: 'title/register', frame: 'bare' },
  component: () => (
    <RegisterPage logIn={{ to: '/buy/login' }} social={{ state: 'stripe', without: hiddenProviders(location.search) }}>
      <PaymentNotice />
      <LazyChosenProduct />
    </RegisterPage>
  ),
})
