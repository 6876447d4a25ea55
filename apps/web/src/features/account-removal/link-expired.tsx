import { useT } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'
import { Arrival } from './arrival.tsx'

/** Shown for a link that is used, older than a day, or replaced by a newer one. */
export function LinkExpired() {
  const t = useT()
  return (
    <Arrival>
      <PlateState
        picture={platePictures.empty}
        ground="snack"
        title={t('remove-account/link-expired/title')}
        text={`${t('remove-account/link-expired')} ${t('remove-account/link-expired/done')}`}
      >
        <ButtonLink size="large" isBlock to="/remove-account/request">
          {t('remove-account/link-expired/again')}
        </ButtonLink>
      </PlateState>
    </Arrival>
  )
}
