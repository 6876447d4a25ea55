import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { DrawnPart } from '../../../platform/lazy/drawn-part.tsx'
import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { OUTBOX_KEY } from '../../../platform/storage/person-keys.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { stringifyPlainSearch } from '../../../platform/navigation/plain-search.ts'
import type { ReturnSearch } from '../../../platform/session/guards.ts'
import { clearToast } from '../../../ui/toast/toast.ts'
import { logOut } from './log-out.ts'

/** Time between clearing the browser and the reload, in milliseconds (second specification document, section 9). */
const RELOAD_DELAY_MS = 1000

const unsaved = lazyPart(async () => (await import('./unsaved-changes.tsx')).UnsavedChanges, 'day-plan')

interface LogoutPageProps {
  /** The page that is wanted after the next login. */
  readonly from: string | undefined
}

/** Logs out at once. If changes wait for the connection, it asks first, and logs out when they are sent. */
export function LogoutPage({ from }: LogoutPageProps) {
  const [isLeaving, setLeaving] = useState(() => storage.read(OUTBOX_KEY) === null)
  if (isLeaving) return <Leaving from={from} />
  return (
    <DrawnPart
      part={unsaved}
      props={{ onLeave: () => setLeaving(true) }}
      loading={null}
      failed={() => <Leaving from={from} />}
    />
  )
}

/** Ends the session as soon as it is mounted, then goes to the login page. */
function Leaving({ from }: LogoutPageProps) {
  const t = useT()
  const router = useRouter()
  useEffect(() => {
    const left = logOut()
    const timer = setTimeout(
      () => void left.then(() => goToLogin(router, from === undefined ? {} : { from })),
      RELOAD_DELAY_MS,
    )
    return () => clearTimeout(timer)
  }, [router, from])
  return (
    <Page width="narrow">
      <PageTitle title={t('auth/logout/title')} text={t('auth/logout/text')} />
    </Page>
  )
}

const LOGIN = '/auth/login'

/**
 * Loads the login page, so that nothing stays in memory. Without a connection and without a service worker that has the app, the
 * browser would show its own error page. The router then shows the login in the current page, and the page reloads when the
 * connection is back. The end of the session has already cleared the user's data except for a last toast, which this clears.
 */
function goToLogin(router: Pick<AnyRouter, 'navigate'>, search: ReturnSearch): void {
  if (navigator.onLine || isKept()) return location.assign(LOGIN + stringifyPlainSearch({ ...search }))
  addEventListener('online', () => location.reload(), { once: true })
  clearToast()
  void router.navigate({ to: LOGIN, search, replace: true })
}

/** Whether a service worker has the app. Browsers offer none on plain http addresses. */
const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null
