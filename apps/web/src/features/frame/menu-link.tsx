import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { toHref } from '../../platform/site/site-address.ts'
import { SITE } from '../../platform/site/site.ts'
import type { MenuItem } from './menu-items.ts'

interface MenuLinkProps {
  readonly item: MenuItem
  readonly className?: string | undefined
  readonly onClick?: () => void
}

/** An entry of any menu; the page one is on is marked. */
export function MenuLink({ item, className, onClick }: MenuLinkProps) {
  const t = useT()
  return (
    // No fetching ahead: a pointer moved over a menu passes entries that are not wanted.
    <Link {...targetOf(item)} preload={false} className={className} onClick={onClick}>
      {t(item.label)}
    </Link>
  )
}

interface LinkTarget {
  readonly to: string
  readonly hash?: string
  readonly activeOptions?: { readonly includeHash: boolean }
}

/** Where the entry leads, as links take it. A place on a page is current only while the address names it. */
export function targetOf(item: MenuItem): LinkTarget {
  if ('to' in item) return { to: item.to }
  const { to, hash } = SITE[item.site]
  if (!to.startsWith('/')) return { to: toHref(SITE[item.site]) }
  return hash === '' ? { to } : { to, hash, activeOptions: { includeHash: true } }
}
