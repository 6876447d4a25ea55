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

/** An entry of a menu. The entry of the current page is marked. */
export function MenuLink({ item, className, onClick }: MenuLinkProps) {
  const t = useT()
  return (
    // No preloading, because a pointer that moves over a menu passes entries that the user does not want.
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

/** The link target of an entry. A link to a section is current only while the address contains its anchor. */
export function targetOf(item: MenuItem): LinkTarget {
  if ('to' in item) return { to: item.to }
  const { to, hash } = SITE[item.site]
  if (!to.startsWith('/')) return { to: toHref(SITE[item.site]) }
  return hash === '' ? { to } : { to, hash, activeOptions: { includeHash: true } }
}
