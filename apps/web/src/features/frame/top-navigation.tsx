import { lazyRouteComponent, Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { Boundary } from '../../platform/errors/boundary.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { TOP_ITEMS } from './menu-items.ts'
import styles from './top-navigation.module.css'

/** Fetched by itself, as pages are, because it asks the gateway and visitors have neither. */
const AccountMenu = lazyRouteComponent(() => import('./account-menu.tsx'), 'AccountMenu')

export function TopNavigation() {
  const t = useT()
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home}>
          <BrandMark />
        </Link>
        <nav className={styles.links} aria-label={t('menu/main')}>
          {TOP_ITEMS.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.link}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <Boundary fallback={<AccountLink />}>
          <Suspense>
            <AccountMenu />
          </Suspense>
        </Boundary>
      </div>
    </header>
  )
}

/** Leads to the same links when the menu does not arrive. */
function AccountLink() {
  const t = useT()
  return (
    <Link to="/more" className={styles.link}>
      {t('menu/account')}
    </Link>
  )
}
