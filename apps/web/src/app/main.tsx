import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { followReleases } from '../platform/app-update/follow-releases.ts'
import { startI18n } from '../platform/i18n/i18n.ts'
import { TranslatedWording } from '../platform/i18n/translated-wording.tsx'
import { focusPageTitle } from '../platform/navigation/focus-page-title.ts'
import { followOtherTabs } from '../platform/session/session.ts'
import { allowEmptying } from '../platform/trusted-types/allow-emptying.ts'
import '../ui/base.css'
import { followLanguage } from './follow-language.ts'
import { followSession } from './follow-session.ts'
import { router } from './router.ts'

allowEmptying()
await startI18n()
followOtherTabs()
followSession(router)
followLanguage(router)
focusPageTitle(router)

const element = document.getElementById('app')
if (!element) throw new Error('index.html has no #app')

createRoot(element).render(
  <StrictMode>
    <TranslatedWording>
      <RouterProvider router={router} />
    </TranslatedWording>
  </StrictMode>,
)

// Only what was built has a service worker: while developing, old files would hide new ones.
if (import.meta.env.PROD) {
  void followReleases({ onNavigation: (listener) => void router.subscribe('onResolved', listener) })
}
