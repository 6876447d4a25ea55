import { classNames } from '../../ui/class-names.ts'
import type { MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import styles from './meal-media.module.css'
import { MealPicture } from './meal-picture.tsx'
import { MealVideo } from './meal-video.tsx'
import { usePlayableVideo } from './use-playable-video.ts'

interface MealMediaProps {
  readonly ground: MealGroundName
  /** Address of the served meal's picture, square. */
  readonly picture: string
  /** Address of the animation of its preparation; null where there is none. */
  readonly video: string | null
}

/**
 * A meal in large: its animation where there is one and the connection bears it, else its picture. A video that does not play
 * is told to those behind the product, and the picture stands in for it. Texts: `meal-media`.
 */
export function MealMedia({ ground, picture, video }: MealMediaProps) {
  const { playable, giveUp } = usePlayableVideo(video)
  if (playable === null) {
    return (
      <div className={classNames(styles.media, styles[ground])}>
        <MealPicture className={styles.picture} picture={picture} ground={ground} size={240} />
      </div>
    )
  }
  return (
    // The animation was drawn on the grounds of the light theme, and its frame goes with it.
    <div className={classNames(styles.media, styles[ground])} data-theme="light">
      <MealVideo key={playable} picture={picture} video={playable} onFailure={giveUp} />
    </div>
  )
}
