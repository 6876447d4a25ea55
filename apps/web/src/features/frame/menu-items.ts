import type { PlainMessageId } from '@dayplate/messages'
import type { LinkProps } from '@tanstack/react-router'
import { Ellipsis, type LucideIcon, Utensils } from 'lucide-react'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { HAS_COACH, type SITE } from '../../platform/site/site.ts'

type RoutePath = NonNullable<LinkProps['to']>

/** An entry leads to a page of ours, checked against the routes, or to an address that the installation chooses. */
export type MenuItem = { readonly label: PlainMessageId } & (
  | { readonly to: RoutePath }
  | { readonly site: keyof typeof SITE }
)

/** Says what is there: without a coach the same entry leads to how it works. */
export const COACH_ITEM: MenuItem = { site: 'coach', label: HAS_COACH ? 'menu/coach' : 'menu/how-it-works' }

/** The main menu of somebody who is logged in; what has no room in the bar goes into its own list, from the end. */
export const MAIN_ITEMS: readonly MenuItem[] = [
  { to: '/day-plan', label: 'menu/diet' },
  { to: '/favourite-meals', label: 'menu/favourites' },
  { site: 'home', label: 'menu/home' },
  COACH_ITEM,
  { to: '/contact', label: 'menu/contact' },
]

export const ACCOUNT_ITEMS: readonly MenuItem[] = [
  { to: '/settings', label: 'menu/settings' },
  { to: '/diet-settings', label: 'menu/diet-settings' },
  { to: '/coupon/access-code', label: 'menu/access-code' },
  { to: '/more', label: 'more/look' },
  { to: '/auth/logout', label: 'menu/log-out' },
]

/** For visitors; the login and the offer stand beside it. */
export const PUBLIC_ITEMS: readonly MenuItem[] = [
  { site: 'home', label: 'menu/home' },
  COACH_ITEM,
  { to: '/contact', label: 'menu/contact' },
]

export const BUY_ITEM: MenuItem = IS_PAYMENT_OPEN
  ? { site: 'buy', label: 'menu/choose-a-plan' }
  : { to: '/aktywacja', label: 'menu/have-code' }

export const FOOTER_ITEMS: readonly MenuItem[] = [
  { to: '/how-to', label: 'menu/how-to' },
  { to: '/terms-of-service', label: 'menu/terms-of-service' },
  { to: '/privacy-policy', label: 'menu/privacy-policy' },
]

/** The tabs of the phone, as pages name theirs (specification, section 2.1). */
export type TabName = 'diet' | 'shopping-list' | 'measure' | 'more'

interface TabItem {
  readonly tab: TabName
  readonly to: RoutePath
  readonly label: PlainMessageId
  readonly Icon: LucideIcon
}

/** The bar at the bottom of a phone. */
export const TAB_ITEMS: readonly TabItem[] = [
  { tab: 'diet', to: '/day-plan', label: 'menu/diet', Icon: Utensils },
  { tab: 'more', to: '/more', label: 'menu/more', Icon: Ellipsis },
]
