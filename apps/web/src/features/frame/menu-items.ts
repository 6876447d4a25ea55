import { type LinkProps } from '@tanstack/react-router'
import type { PlainMessageId } from '@dayplate/messages'
import { Ellipsis, type LucideIcon, Utensils } from 'lucide-react'

interface MenuItem {
  readonly to: LinkProps['to']
  readonly label: PlainMessageId
}

/** Main links from 900 px. */
export const TOP_ITEMS = [
  { to: '/day-plan', label: 'menu/diet' },
  { to: '/diet-settings', label: 'menu/diet-settings' },
] as const satisfies readonly MenuItem[]

export const ACCOUNT_ITEMS = [
  { to: '/diet-settings', label: 'menu/diet-settings' },
  { to: '/coupon/access-code', label: 'menu/access-code' },
  { to: '/more', label: 'more/look' },
  { to: '/auth/logout', label: 'menu/log-out' },
] as const satisfies readonly MenuItem[]

/** The bar at the bottom of a phone. */
export const TAB_ITEMS = [
  { to: '/day-plan', label: 'menu/diet', Icon: Utensils },
  { to: '/more', label: 'menu/more', Icon: Ellipsis },
] as const satisfies readonly (MenuItem & { readonly Icon: LucideIcon })[]
