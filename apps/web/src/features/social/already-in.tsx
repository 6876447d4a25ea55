import { useT } from '../../platform/i18n/i18n.ts'
import { readEmail } from '../../platform/session/session.ts'
import { PROVIDER_NAMES, type ProviderName } from '@dayplate/rules/social'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

interface AlreadyInProps {
  readonly provider: ProviderName
  /** The page that the user wanted before the login. */
  readonly wanted: string
  readonly onStay: () => void
}

/**
 * Shown if a session exists when a provider login ends. Asks before switching accounts, because they may belong to two people.
 */
export function AlreadyIn({ provider, wanted, onStay }: AlreadyInProps) {
  const t = useT()
  const email = readEmail()
  const names = { provider: PROVIDER_NAMES[provider] }
  return (
    <Page width="narrow">
      <PlateState
        picture={platePictures.empty}
        ground="lunch"
        title={t('auth/social/already-in/title')}
        text={
          email === null
            ? t('auth/social/already-in/text-unnamed', names)
            : t('auth/social/already-in/text', { ...names, email })
        }
      >
        <Button size="large" isBlock onClick={onStay}>
          {t('auth/social/already-in/stay')}
        </Button>
        <ButtonLink kind="quiet" isBlock to="/auth/logout" search={{ from: wanted }} preload={false}>
          {t('auth/social/already-in/log-out')}
        </ButtonLink>
      </PlateState>
    </Page>
  )
}
