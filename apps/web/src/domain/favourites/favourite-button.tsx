import { Heart } from 'lucide-react'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { useT } from '../../platform/i18n/i18n.ts'
import { pressFavourite } from './press-favourite.ts'
import { useIsFavourite } from './pending-favourites.ts'

export interface FavouriteButtonProps {
  readonly mealId: string
  /** The key of the meal on its day; null for a meal outside a day. */
  readonly mealKey: string | null
  /** The value from the gateway. */
  readonly isFavorite: boolean
  /** The name of the meal; read out with the button. */
  readonly name: string
  /** Called once the gateway has stored the change, for meals that the cache does not update. */
  readonly onDone?: (isFavorite: boolean) => void
}

/**
 * The heart of a meal. A press shows at once, wherever the meal is shown. Only for meals that `canBeAddedToFavorites`. Texts:
 * `heart`.
 */
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
      onClick={() => pressFavourite({ mealId, mealKey, name, isFavourite: !isOn, onDone })}
    />
  )
}
