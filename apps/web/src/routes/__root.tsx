import { createRootRoute, Outlet, redirect } from '@tanstack/react-router'
import { findLegacyRedirect } from '../app/legacy-redirects.ts'
import { LazyFlashMessages } from '../features/flash-messages/lazy-flash-messages.tsx'
import { AppFrame } from '../features/frame/app-frame.tsx'
import { isPromoCodeValid } from '../features/promo-codes/is-promo-code-valid.ts'
import { useDocumentTitle } from '../platform/navigation/use-document-title.ts'
import { keepPromoCode } from '../domain/promo-code/promo-code.ts'
import { ToastRegion } from '../ui/toast/toast.ts'

export const Route = createRootRoute({
  beforeLoad({ location, search, preload }) {
    if (!preload) keepPromoCode(search, isPromoCodeValid)
    const href = findLegacyRedirect(location.pathname, location.searchStr)
    if (href !== null) throw redirect({ href, replace: true })
  },
  component: Root,
})

function Root() {
  useDocumentTitle()
  return (
    <>
      <AppFrame messages={<LazyFlashMessages />}>
        <Outlet />
      </AppFrame>
      <ToastRegion />
    </>
  )
}
