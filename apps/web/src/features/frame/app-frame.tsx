import { useMatches } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './app-frame.module.css'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import { UpdateNotice } from './update-notice.tsx'
import { VisitorLook } from './visitor-look.tsx'

interface AppFrameProps {
  /** Shown below the pages of logged-in people. */
  readonly messages: ReactNode
  readonly children: ReactNode
}

/** What surrounds every page: menus by the page's wish, the offline notice, and the place the page stands in. */
export function AppFrame({ messages, children }: AppFrameProps) {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  const isAppMode = useIsAppMode()
  const frame = useFrame()
  const isOwnPage = useIsOwnPage()
  // The mobile app has no menu of its own for our pages: without a header the tabs are the way on, at every width.
  const hasTabBar = isSignedIn && (frame === 'full' || (isAppMode && frame === 'simple'))
  const hasFrame = frame !== 'bare' && !isAppMode
  return (
    <div className={classNames(styles.frame, hasTabBar && styles.withTabBar)} data-app-mode={isAppMode || undefined}>
      <a className={styles.skip} href="#content" onClick={skipFurther}>
        {t('shell/skip-to-content')}
      </a>
      {hasFrame ? <SiteHeader hasMenus={frame === 'full'} isSignedIn={isSignedIn} /> : null}
      <OfflineNotice />
      <UpdateNotice />
      {/* Where a frame comes or goes the page is another, too: it stands in its place at once, rather than moving there. */}
      <main key={String(hasFrame)} id="content" className={styles.content}>
        {children}
        {hasTabBar || isOwnPage ? messages : null}
      </main>
      {hasFrame ? <SiteFooter isSignedIn={isSignedIn} hasTabBar={hasTabBar} /> : null}
      {frame === 'bare' && !isSignedIn && !isAppMode ? <BareFooter /> : null}
      {hasTabBar ? <TabBar /> : null}
    </div>
  )
}

function useFrame() {
  const wished = useMatches({ select: (matches) => matches.map(({ staticData }) => staticData.frame) })
  return wished.findLast((one) => one !== undefined) ?? 'full'
}

/** Whether it is a page without menus that only its person opens: the questions before the first plan. */
function useIsOwnPage(): boolean {
  const isSignedIn = useIsSignedIn()
  const isBare = useFrame() === 'bare'
  const hasTab = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.tab !== undefined) })
  return isSignedIn && isBare && hasTab
}

/** A page that begins with a way around says where its own content does. */
function skipFurther(event: MouseEvent) {
  const starts = document.querySelectorAll<HTMLElement>('#content [data-content-start]')
  const start = [...starts].find((one) => one.checkVisibility())
  if (start === undefined) return
  event.preventDefault()
  start.tabIndex = -1
  start.focus()
}

/** A page without frame still offers its words in another language. */
function BareFooter() {
  return (
    <footer className={styles.bareFooter}>
      <VisitorLook />
    </footer>
  )
}
