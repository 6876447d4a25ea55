import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { TAB_ITEMS } from './menu-items.ts'
import styles from './tab-bar.module.css'

export function TabBar() {
  const t = useT()
  return (
    <nav className={styles.bar} aria-label={t('menu/main')}>
      {TAB_ITEMS.map(({ to, label, Icon }) => (
        <Link key={to} to={to} className={styles.tab}>
          <span className={styles.pill}>
            <Icon aria-hidden="true" />
          </span>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
