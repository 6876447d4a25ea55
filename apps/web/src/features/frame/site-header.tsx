import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Menu } from 'lucide-react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { lazyPart } from '../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../platform/lazy/suspended-part.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { IS_PAYMENT_OPEN } from '../../platform/site/payment.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { MenuBar } from './menu-bar.tsx'
import { MAIN_ITEMS, type MenuItem, PUBLIC_ITEMS, BUY_ITEM } from './menu-items.ts'
import { MenuLink, targetOf } from './menu-link.tsx'
import { MenuDisclosure } from './menu-disclosure.tsx'
import styles from './site-header.module.css'

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

/** The login link, and a link to the plans or to the access code. On a phone the second one is in the menu. */
function VisitorActions({ hasMenus }: { readonly hasMenus: boolean }) {
  const t = useT()
  return (
    <div className={styles.actions}>
      <ButtonLink kind="quiet" size="small" to="/auth/login">
        {t('menu/log-in')}
      </ButtonLink>
      {hasMenus ? (
        <>
          <span className={styles.wide}>
            <ButtonLink kind={IS_PAYMENT_OPEN ? 'primary' : 'tonal'} size="small" {...targetOf(BUY_ITEM)}>
              {t(BUY_ITEM.label)}
            </ButtonLink>
          </span>
          <nav className={styles.phone} aria-label={t('menu/main')}>
            <MenuDisclosure
              label={t('menu/menu')}
              face={<Menu aria-hidden="true" />}
              isIcon
              items={[...PUBLIC_ITEMS, BUY_ITEM]}
            />
          </nav>
        </>
      ) : null}
    </div>
  )
}
