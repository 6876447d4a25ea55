import { PlateImage, type PlateSizes } from '../../domain/meal-media/plate-image.tsx'
import { useArrivingPicture } from '../../domain/meal-media/use-arriving-picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { mealGround, type MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import { platePictures } from '../../ui/plate-state/plate-pictures.ts'
import { ARTICLE_ICONS } from './article-icons.tsx'
import styles from './article-picture.module.css'

const GROUNDS = ['breakfast', 'lunch', 'snack', 'dinner'] as const satisfies readonly MealGroundName[]

interface ArticlePictureProps {
  readonly article: { readonly id: string; readonly icon: string | null }
  readonly picture: string
  /** The side of the plate, in CSS pixels. */
  readonly size: number | PlateSizes
  readonly loading?: 'lazy' | 'eager' | undefined
  readonly className?: string | undefined
}

/** The plate of an article on a ground, which its number chooses, so that cards side by side differ. */
export function ArticlePicture({ article: { id, icon }, picture, size, loading, className }: ArticlePictureProps) {
  const { source, giveUp } = useArrivingPicture(picture, platePictures.empty)
  const drawing = icon === null ? undefined : ARTICLE_ICONS.get(icon)
  const ground = GROUNDS[Number(id) % GROUNDS.length] ?? 'breakfast'
  return (
    <div className={classNames(styles.ground, className)} style={{ background: mealGround(ground) }}>
      <div className={styles.plate}>
        {source === null ? null : (
          <PlateImage className={styles.image} source={source} size={size} loading={loading} onError={giveUp} />
        )}
        {drawing === undefined ? null : (
          <span className={styles.icon} aria-hidden="true">
            {drawing}
          </span>
        )}
      </div>
    </div>
  )
}
