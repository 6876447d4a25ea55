import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { goToLogin } from './go-to-login.ts'
import { logOut } from './log-out.ts'

/** Time between clearing the browser and the reload, in milliseconds (second specification document, section 9). */
const RELOAD_DELAY_MS = 1000

interface LogoutPageProps {
  /** The page that is wanted after the next login. */
  readonly from: string | undefined
}

/** Ends the session as soon as it stands, then goes to the login page. */
export function LogoutPage({ from }: LogoutPageProps) {
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
