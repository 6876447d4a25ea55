import { Link, useMatches } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { TAB_ITEMS } from './menu-items.ts'
import styles from './tab-bar.module.css'

/** The tab bar of a phone. Marks the tab that the current page names in its route. */
export function TabBar() {
  const t = useT()
  const tabs = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.tab) })
  const current = tabs.findLast((tab) => tab !== undefined)
  return (
    <nav className={styles.bar} aria-label={t('menu/main')}>
      {TAB_ITEMS.map(({ tab, to, label, Icon }) => (
        <Link key={tab} to={to} className={styles.tab} aria-current={tab === current ? 'page' : undefined}>
          <span className={styles.pill}>
            <Icon aria-hidden="true" />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
