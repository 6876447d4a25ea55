import type { ImgHTMLAttributes } from 'react'
import type { MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import { mealPlates } from '../../ui/plate-state/plate-pictures.ts'
import { PlateImage } from './plate-image.tsx'
import { useArrivingPicture } from './use-arriving-picture.ts'

interface MealPictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'style' | 'loading'> {
  readonly picture: string
  readonly ground: MealGroundName
  /** The side, in CSS pixels. */
  readonly size: number
}

/** A meal on its plate, or an empty plate if the picture fails to load. The meal's name is shown beside it. */
export function MealPicture({ picture, ground, size, ...rest }: MealPictureProps) {
  const { source, giveUp } = useArrivingPicture(picture, mealPlates[ground])
  if (source === null) return null
  return <PlateImage {...rest} source={source} size={size} onError={giveUp} />
}
