import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { classNames } from '../../ui/class-names.ts'
import { FOOTER_ITEMS } from './menu-items.ts'
import { MenuLink } from './menu-link.tsx'
import styles from './site-footer.module.css'
import { VisitorLook } from './visitor-look.tsx'

interface SiteFooterProps {
  readonly isSignedIn: boolean
  /** With a tab bar, the footer has no links, because the page More contains them. */
  readonly hasTabBar: boolean
}

/** Links to information and legal pages. Visitors also choose the language and theme here. */
export function SiteFooter({ isSignedIn, hasTabBar }: SiteFooterProps) {
  const t = useT()
  return (
    <footer className={classNames(styles.footer, hasTabBar && styles.wideOnly)}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} preload={false}>
          <BrandMark />
        </Link>
        {isSignedIn ? null : <VisitorLook />}
        <nav aria-label={t('more/about')}>
          <ul className={styles.links}>
            {FOOTER_ITEMS.map((item) => (
              <li key={item.label}>
                <MenuLink item={item} className={styles.link} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
