import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { wishFavourite } from './wish-favourite.ts'
import { useIsFavourite } from './favourite-wishes.ts'

export interface FavouriteButtonProps {
  readonly mealId: string
  /** Of the meal on its day; null where it stands on none. */
  readonly mealKey: string | null
  /** As the gateway knows it. */
  readonly isFavorite: boolean
  /** Of the meal; read out with the button. */
  readonly name: string
  /** Called when the gateway has it so; for a meal that the cache does not follow. */
  readonly onDone?: (isFavorite: boolean) => void
}

/** The heart of a meal: what is pressed shows at once, wherever the meal stands. Only for meals that `canBeAddedToFavorites`. Texts: `heart`. */
export function FavouriteButton({ mealId, mealKey, isFavorite, name, onDone }: FavouriteButtonProps) {
  const t = useT()
  const isOn = useIsFavourite(mealId, isFavorite)
  return (
    <IconButton
      hasDisc
      tone="like"
      icon={<Heart aria-hidden="true" />}
      label={t('heart/label', { meal: name })}
      isPressed={isOn}
      onClick={() => void wishFavourite({ mealId, mealKey, name, isFavourite: !isOn, onDone })}
    />
  )
}
