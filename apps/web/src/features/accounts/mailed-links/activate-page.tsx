import { useState } from 'react'
import { useT } from '../../../platform/i18n/i18n.ts'
import { AuthPage } from '../auth-page.tsx'
import { Checking } from '../checking.tsx'
import { Unreached } from '../unreached.tsx'
import { useOnOpening } from '../use-on-opening.ts'
import { activateAccount, type OpenedLink } from './open-mailed-link.ts'
import { RefusedActivation } from './refused-activation.tsx'

interface ActivatePageProps {
  readonly token: string
  readonly onActivated: () => void
}

export function ActivatePage({ token, onActivated }: ActivatePageProps) {
  const t = useT()
  const [opened, setOpened] = useState<OpenedLink | null>(null)
  useOnOpening(async () => {
    const outcome = await activateAccount(token)
    if (outcome.kind === 'opened') onActivated()
    else setOpened(outcome)
  })
  return (
    <AuthPage meal="breakfast" title={t('account/activate/title')}>
      <Body opened={opened} />
    </AuthPage>
  )
}

function Body({ opened }: { readonly opened: OpenedLink | null }) {
  const t = useT()
  switch (opened?.kind) {
    case undefined:
    case 'opened':
      return <Checking />
    case 'failed':
      return <Unreached failure={opened.failure} lead={t('account/activate/error')} />
    case 'refused':
      return <RefusedActivation />
  }
}
