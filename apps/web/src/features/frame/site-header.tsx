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
  /** Without menus only the brand, and the login or the account. */
  readonly hasMenus: boolean
  readonly isSignedIn: boolean
}

/** Fetched by itself, as pages are, because it asks the gateway and visitors have neither. */
const AccountMenu = suspendedPart(lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu))

/** Leads to the same links when the menu does not arrive. */
const ACCOUNT_PAGE: MenuItem = { to: '/more', label: 'menu/account' }

/** Brand, menu and account; on a phone the menu of somebody logged in is the bar at the bottom and the page More. */
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
