import { createFileRoute } from '@tanstack/react-router'
import { CouponPage } from '../features/accounts/coupon/coupon-page.tsx'
import { takeRedeemed } from '../features/accounts/coupon/redeemed.ts'
import { loadMessages } from '../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../platform/navigation/default-page.ts'
import { redirectSignedInTo } from '../platform/session/guards.ts'

export const Route = createFileRoute('/aktywacja')({
  // A user who registered here has already used the code; a user who logged in has not.
  beforeLoad: redirectSignedInTo(() => (takeRedeemed() ? DEFAULT_PAGE : '/coupon/access-code')),
  loader: () => loadMessages('accounts', 'access'),
  staticData: { title: 'title/coupon', frame: 'bare' },
  component: CouponPage,
})
