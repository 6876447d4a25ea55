import { useT } from '../../platform/i18n/i18n.ts'
import styles from './menu-bar.module.css'
import { MenuDisclosure } from './menu-disclosure.tsx'
import type { MenuItem } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import { useFittingCount } from './use-fitting-count.ts'

/** Links side by side from 900 px; those that do not fit open from a button at the end. */
export function MenuBar({ items }: { readonly items: readonly MenuItem[] }) {
  const t = useT()
  const { list, count } = useFittingCount(items.length)
  return (
    <nav className={styles.bar} aria-label={t('menu/main')}>
      <ul className={styles.links} ref={list}>
        {items.map((item, index) => (
          <li key={item.label} className={index < count ? undefined : styles.beyond}>
            <MenuLink item={item} className={styles.link} />
          </li>
        ))}
      </ul>
      {count < items.length ? (
        <MenuDisclosure className={styles.rest} face={t('menu/more')} items={items.slice(count)} />
      ) : null}
    </nav>
  )
}
