import { useMatches } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { useIsAppMode } from '../../platform/app-mode/app-mode.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { useIsSignedIn } from '../../platform/session/session.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './app-frame.module.css'
import { OfflineNotice, UpdateNotice } from './notices.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import { VisitorLook } from './visitor-look.tsx'

interface AppFrameProps {
  /** Messages shown below the pages of logged-in users. */
  readonly messages: ReactNode
  readonly children: ReactNode
}

/** The frame of every page: the menus that the page asks for, the offline and update notices, and the page itself. */
export function AppFrame({ messages, children }: AppFrameProps) {
  const t = useT()
  const isSignedIn = useIsSignedIn()
  const isAppMode = useIsAppMode()
  const frame = useFrame()
  const isOwnPage = useIsOwnPage()
  // The mobile app has no menu for our pages and hides our header, so it needs the tab bar at every width.
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
      {/* The key remounts the page when the frame appears or disappears, so that it is at its final position at once. */}
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

/** Whether it is a private page without menus: the wizard before the first plan. */
function useIsOwnPage(): boolean {
  const isSignedIn = useIsSignedIn()
  const isBare = useFrame() === 'bare'
  const hasTab = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.tab !== undefined) })
  return isSignedIn && isBare && hasTab
}

/** Skips to the element that a page with its own navigation marks as the start of its content. */
function skipFurther(event: MouseEvent) {
  const starts = document.querySelectorAll<HTMLElement>('#content [data-content-start]')
  const start = [...starts].find((one) => one.checkVisibility())
  if (start === undefined) return
  event.preventDefault()
  start.tabIndex = -1
  start.focus()
}

/** The language and theme menus for a page without a frame. */
function BareFooter() {
  return (
    <footer className={styles.bareFooter}>
      <VisitorLook />
    </footer>
  )
}
