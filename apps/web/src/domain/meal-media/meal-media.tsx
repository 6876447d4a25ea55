import { classNames } from '../../ui/class-names.ts'
import type { MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import styles from './meal-media.module.css'
import { MealPicture } from './meal-picture.tsx'
import { MealVideo } from './meal-video.tsx'
import { usePlayableVideo } from './use-playable-video.ts'

interface MealMediaProps {
  readonly ground: MealGroundName
  /** The address of the meal's square picture. */
  readonly picture: string
  /** The address of the animation of its preparation; null without one. */
  readonly video: string | null
}

/**
 * A large view of a meal: its animation if there is one and the connection allows it, otherwise its picture. A video that
 * cannot be played is reported and replaced by the picture. Texts: `meal-media`.
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
    // The animation is drawn on the background of the light theme, so its frame uses that theme.
    <div className={classNames(styles.media, styles[ground])} data-theme="light">
      <MealVideo key={playable} picture={picture} video={playable} onFailure={giveUp} />
    </div>
  )
}
