import { WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { useEntries } from '../../../platform/outbox/outbox-entries.ts'
import { requestSending } from '../../../platform/outbox/request-sending.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { platePictures } from '../../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../../ui/plate-state/plate-state.tsx'

export interface UnsavedChangesProps {
  readonly onLeave: () => void
}

/** Asks before a logout that would lose changes, tries to send them, and goes on once they are sent. Texts: `day-plan`, which the worker precaches. */
export function UnsavedChanges({ onLeave }: UnsavedChangesProps) {
  const t = useT()
  const count = useEntries().length
  useEffect(requestSending, [])
  useEffect(() => {
    if (count === 0) onLeave()
  }, [count, onLeave])
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.empty}
        ground="snack"
        icon={<WifiOff />}
        title={t('auth/logout/unsaved')}
        text={t('auth/logout/unsaved-text', { count })}
      >
        <ButtonLink size="large" to="/day-plan">
          {t('auth/logout/stay')}
        </ButtonLink>
        <Button size="large" kind="secondary" onClick={onLeave}>
          {t('auth/logout/anyway')}
        </Button>
      </PlateState>
    </Page>
  )
}
