import { useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './app-frame.module.css'
import { AppBar } from './app-bar.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { TabBar } from './tab-bar.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { VisitorLook } from './visitor-look.tsx'

/** What surrounds every page: menus by the page's wish, the offline notice, and the place the page stands in. */
export function AppFrame({ children }: { readonly children: ReactNode }) {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  const wished = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.frame) })
  const frame = wished.findLast((one) => one !== undefined) ?? (isSignedIn ? 'full' : 'simple')
  const hasMenus = frame === 'full' && isSignedIn
  return (
    <div className={classNames(hasMenus && styles.withTabBar, !isSignedIn && styles.visitor)} data-frame={frame}>
      <a className={styles.skip} href="#content">
        {t('shell/skip-to-content')}
      </a>
      {hasMenus ? <TopNavigation /> : null}
      {frame === 'bare' ? null : <AppBar hasMenus={hasMenus} isSignedIn={isSignedIn} />}
      <OfflineNotice />
      <UpdateNotice />
      <main id="content">{children}</main>
      {hasMenus ? <TabBar /> : null}
      {isSignedIn ? null : <VisitorLook />}
    </div>
  )
}
