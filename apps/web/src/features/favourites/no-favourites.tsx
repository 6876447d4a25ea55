import { Heart, Search } from 'lucide-react'
import { useT } from '../../platform/i18n/i18n.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { PlateState } from '../../ui/plate-state/plate-state.tsx'

interface NoFavouritesProps {
  /** none: no favourites at all; search: no match; access: no access to the diet, which favourites need. */
  readonly reason: 'none' | 'search' | 'access'
}

export function NoFavourites({ reason }: NoFavouritesProps) {
  const t = useT()
  const isSearch = reason === 'search'
  return (
    <PlateState
      isSection
      picture={platePictures.empty}
      ground={isSearch ? 'lunch' : 'snack'}
      icon={isSearch ? <Search /> : <Heart />}
      title={t(`favourites/${reason}/title`)}
      text={t(`favourites/${reason}/text`)}
    >
      {isSearch ? null : (
        <ButtonLink size="large" to="/day-plan">
          {t('favourites/to-day-plan')}
        </ButtonLink>
      )}
    </PlateState>
  )
}
