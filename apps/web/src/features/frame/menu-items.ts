import type { PlainMessageId } from '@dayplate/messages'
import type { LinkProps } from '@tanstack/react-router'
import { Ellipsis, type LucideIcon, ShoppingBasket, Utensils } from 'lucide-react'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { HAS_COACH, type SITE } from '../../platform/site/site.ts'

type RoutePath = NonNullable<LinkProps['to']>

/** A link to one of our pages, checked against the routes, or to an address that the installation configures. */
export type MenuItem = { readonly label: PlainMessageId } & (
  | { readonly to: RoutePath }
  | { readonly site: keyof typeof SITE }
)

/** Links to the coach, or without a coach to the section "How it works". */
export const COACH_ITEM: MenuItem = { site: 'coach', label: HAS_COACH ? 'menu/coach' : 'menu/how-it-works' }

/** The main menu of a logged-in user. The last entries move into a menu if they do not fit into the bar. */
export const MAIN_ITEMS: readonly MenuItem[] = [
  { to: '/day-plan', label: 'menu/diet' },
  { to: '/favourite-meals', label: 'menu/favourites' },
  { to: '/shopping-list', label: 'menu/shopping-list' },
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

/** The menu of visitors. The login and the offer are buttons beside it. */
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

/** The names of the tabs on a phone (specification, section 2.1). */
export type TabName = 'diet' | 'shopping-list' | 'measure' | 'more'

interface TabItem {
  readonly tab: TabName
  readonly to: RoutePath
  readonly label: PlainMessageId
  readonly Icon: LucideIcon
}

/** The entries of the tab bar at the bottom of a phone. */
export const TAB_ITEMS: readonly TabItem[] = [
  { tab: 'diet', to: '/day-plan', label: 'menu/diet', Icon: Utensils },
  { tab: 'shopping-list', to: '/shopping-list', label: 'menu/shopping-list', Icon: ShoppingBasket },
  { tab: 'more', to: '/more', label: 'menu/more', Icon: Ellipsis },
]
