import { useRouter, type AnyRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useEntries } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { stringifyPlainSearch } from '../../../platform/navigation/plain-search.ts'
import type { ReturnSearch } from '../../../platform/session/guards.ts'
import { clearToast } from '../../../ui/toast/toast.ts'
import { logOut } from './log-out.ts'
import styles from './logout-page.module.css'

/** Time between clearing the browser and the reload, in milliseconds (second specification document, section 9). */
const RELOAD_DELAY_MS = 1000

interface LogoutPageProps {
  /** The page that is wanted after the next login. */
  readonly from: string | undefined
}

/** Logs out at once. If changes wait for the connection, it asks first, and logs out when they are sent. */
export function LogoutPage({ from }: LogoutPageProps) {
  const count = useEntries().length
  const [isSure, setSure] = useState(false)
  return count === 0 || isSure ? <Leaving from={from} /> : <Unsaved count={count} onLeave={() => setSure(true)} />
}

interface UnsavedProps {
  readonly count: number
  readonly onLeave: () => void
}

function Unsaved({ count, onLeave }: UnsavedProps) {
  const t = useT()
  useEffect(requestSending, [])
  return (
    <Page width="narrow">
      <PageTitle title={t('auth/logout/unsaved')} text={t('auth/logout/unsaved-text', { count })} />
      <div className={styles.choice}>
        <ButtonLink isBlock to="/day-plan">
          {t('auth/logout/stay')}
        </ButtonLink>
        <Button kind="secondary" isBlock onClick={onLeave}>
          {t('auth/logout/anyway')}
        </Button>
      </div>
    </Page>
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
