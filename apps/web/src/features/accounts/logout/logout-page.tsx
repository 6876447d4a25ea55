import { useEffect } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Page, PageTitle } from '../../../ui/page/page.tsx'
import { logOut } from './log-out.ts'

/** Time between clearing the browser and the reload, in milliseconds (second specification document, section 9). */
const RELOAD_DELAY_MS = 1000

interface LogoutPageProps {
  /** Of the login, with the page that is wanted after it. */
  readonly loginAddress: string
}

/** Ends the session as soon as it stands, then reloads into the login page with nothing left in memory. */
export function LogoutPage({ loginAddress }: LogoutPageProps) {
  const t = useT()
  useEffect(() => {
    const left = logOut()
    const timer = setTimeout(() => void left.then(() => location.assign(loginAddress)), RELOAD_DELAY_MS)
    return () => clearTimeout(timer)
  }, [loginAddress])
  return (
    <Page width="narrow">
      <PageTitle title={t('auth/logout/title')} text={t('auth/logout/text')} />
    </Page>
  )
}
