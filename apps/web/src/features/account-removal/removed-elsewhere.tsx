import { useT } from '../../platform/i18n/i18n.ts'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Arrival } from './arrival.tsx'

/** Another account than the one logged in here was removed: the logged-in person stays. */
export function RemovedElsewhere() {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.clean}
        ground="lunch"
        title={t('remove-account/removed-elsewhere/title')}
        text={t('remove-account/removed-elsewhere/text')}
      >
        <ButtonLink kind="secondary" size="large" isBlock to={DEFAULT_PAGE}>
          {t('remove-account/sent/back')}
        </ButtonLink>
      </PlateState>
    </Arrival>
  )
}
