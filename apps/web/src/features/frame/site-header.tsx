import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../platform/lazy/suspended-part.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MAIN_ITEMS, type MenuItem, PUBLIC_ITEMS } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './site-header.module.css'
import { VisitorActions } from './visitor-actions.tsx'

interface SiteHeaderProps {
  /** Without menus, only the brand and the login or account are shown. */
  readonly hasMenus: boolean
  readonly isSignedIn: boolean
}

/** Loaded separately, because it needs the gateway's client, which visitors do not load. */
const AccountMenu = suspendedPart(lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu))

/** A page with the same links, in case the menu cannot be loaded. */
const ACCOUNT_PAGE: MenuItem = { to: '/more', label: 'menu/account' }

/** Brand, menu and account. On a phone, logged-in users have the tab bar and the page More instead of the menu. */
export function SiteHeader({ hasMenus, isSignedIn }: SiteHeaderProps) {
  return (
    <header className={styles.header}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} preload={false}>
          <BrandMark />
        </Link>
        {hasMenus ? <MenuBar items={isSignedIn ? MAIN_ITEMS : PUBLIC_ITEMS} /> : null}
        <div className={hasMenus && isSignedIn ? styles.wideOnly : styles.end}>
          {isSignedIn ? (
            <Boundary fallback={<MenuLink item={ACCOUNT_PAGE} className={styles.account} />}>
              <Suspense>
                <AccountMenu />
              </Suspense>
            </Boundary>
          ) : (
            <VisitorActions hasMenus={hasMenus} />
          )}
        </div>
      </div>
    </header>
  )
}
