import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startAppMode } from '../platform/app-mode/app-mode.ts'
import { followReleases } from '../platform/app-update/follow-releases.ts'
import { prefetchWhenIdle } from '../platform/app-update/prefetch-when-idle.ts'
import { Boundary } from '../platform/errors/boundary.tsx'
import { reportError } from '../platform/errors/report-error.ts'
import { startI18n } from '../platform/i18n/i18n.ts'
import { TranslatedWording } from '../platform/i18n/translated-wording.tsx'
import { lazyPart } from '../platform/lazy/lazy-part.ts'
import { focusAfterMove } from '../platform/navigation/focus-after-move.ts'
import { noticeMoves } from '../platform/navigation/keep-scroll.ts'
import { followOtherTabs, mendAuthMark } from '../platform/session/session.ts'
import { allowEmptying } from '../platform/trusted-types/allow-emptying.ts'
import { startTheme } from '../platform/theme/theme.ts'
import '../ui/base.css'
import { followFailures, followLanguage, followMoves, followSession } from './follow-changes.ts'
import { retryLeftSessions } from './retry-left-sessions.ts'
import { startOutbox } from './start-outbox.ts'
import { LastResort } from './last-resort.tsx'
import { router } from './router.ts'

const element = document.getElementById('app')
if (!element) throw new Error('index.html has no #app')

// Receives the errors of every boundary in the app and its pages.
const report = (error: unknown) => reportError(error)
const root = createRoot(element, { onCaughtError: report, onUncaughtError: report })

const activation = lazyPart(async () => (await import('./activate-on-request.ts')).activateOnRequest)

async function start(): Promise<void> {
  reportUncaught()
  allowEmptying()
  stayWhileOffline()
  startAppMode()
  const { search } = location
  // Loaded only when needed. If it fails to load, nothing is lost, because the account works without activation.
  if (search.includes('activate=')) {
    void activation
      .load()
      .then((activateOnRequest) => activateOnRequest(search))
      .catch(() => {})
  }
  startTheme()
  await startI18n()
  mendAuthMark()
  followOtherTabs()
  followSession(router)
  retryLeftSessions()
  startOutbox()
  followLanguage(router)
  followFailures(router)
  followMoves(router)
  noticeMoves(router)
  focusAfterMove(router)
  root.render(
    <StrictMode>
      <Boundary fallback={<LastResort />}>
        <TranslatedWording>
          <RouterProvider router={router} />
        </TranslatedWording>
      </Boundary>
    </StrictMode>,
  )
}

await start().catch((error: unknown) => {
  reportError(error)
  root.render(<LastResort />)
})

// Only builds have a service worker. In development it would serve outdated files.
if (import.meta.env.PROD) {
  const follow = () => {
    void followReleases({ onNavigation: (listener) => void router.subscribe('onResolved', listener) })
    prefetchWhenIdle()
  }
  // Waits for the page to load, because the worker's downloads must not compete with it.
  if (document.readyState === 'complete') follow()
  else addEventListener('load', follow, { once: true })
}

/** Reports errors that no boundary catches: those in event handlers, timers and promises. */
function reportUncaught(): void {
  addEventListener('error', ({ error }) => reportError(error))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason))
}

/**
 * When a file of the app is missing, the router reloads the page once, because a new version may have replaced the file. It
 * recognises this case by the first words of the error. Without a connection a reload would show the browser's error page
 * instead of ours, so this function changes the words.
 */
function stayWhileOffline(): void {
  addEventListener('vite:preloadError', ({ payload }) => {
    if (!navigator.onLine) payload.message = `Without a connection: ${payload.message}`
  })
}
