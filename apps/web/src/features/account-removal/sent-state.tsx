import { Mail } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Arrival } from './arrival.tsx'

/** The mail is on its way; until its link is used nothing changes. */
export function SentState({ email }: { readonly email: string }) {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.empty}
        ground="dinner"
        icon={<Mail />}
        title={t('remove-account/sent/title')}
        text={t('remove-account/sent/text', { email })}
      >
        <ButtonLink kind="secondary" size="large" isBlock to={DEFAULT_PAGE}>
          {t('remove-account/sent/back')}
        </ButtonLink>
      </PlateState>
    </Arrival>
  )
}
