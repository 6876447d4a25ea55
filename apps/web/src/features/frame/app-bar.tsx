import { Link } from '@tanstack/react-router'
import { useT } from '../../platform/i18n/i18n.ts'
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import styles from './app-bar.module.css'

interface AppBarProps {
  /** With the menus it is the phone's bar alone: from 900 px the top navigation has the brand. */
  readonly hasMenus: boolean
  readonly isSignedIn: boolean
}

export function AppBar({ hasMenus, isSignedIn }: AppBarProps) {
  const t = useT()
  return (
    <header className={classNames(styles.bar, hasMenus && styles.phoneOnly)}>
      <Link to="/" className={styles.home}>
        <BrandMark />
      </Link>
      {isSignedIn ? null : (
        <ButtonLink kind="quiet" size="small" to="/auth/login">
          {t('menu/log-in')}
        </ButtonLink>
      )}
    </header>
  )
}
