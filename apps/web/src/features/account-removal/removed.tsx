import { useEffect } from 'react'
import { useT } from '../../platform/i18n/i18n.ts'
import { Button } from '../../ui/button/button.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Arrival } from './arrival.tsx'

/** Time to read it before the login follows, in milliseconds (second specification document, section 4). */
const FORCED_LOGOUT_MS = 10_000

/** The account is gone, and this browser has forgotten it already: a person still on this page is led to the login, one who has moved on is not. */
export function Removed() {
  const t = useT()
  useEffect(() => {
    const timer = setTimeout(leave, FORCED_LOGOUT_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Arrival>
      <PlateState
        picture={platePictures.clean}
        ground="lunch"
        title={t('remove-account/removed/title')}
        text={t('remove-account/removed/text')}
      >
        <Button kind="secondary" size="large" isBlock onClick={leave}>
          {t('remove-account/removed/leave')}
        </Button>
      </PlateState>
    </Arrival>
  )
}

/** With a whole new page, so that nothing of the account stays in memory. */
function leave(): void {
  location.assign('/auth/login')
}
