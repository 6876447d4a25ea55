import { useState } from 'react'
import { classNames } from '../../ui/class-names.ts'
import type { MealGroundName } from '../../ui/meal-ground/meal-ground.ts'
import { allowsVideo, connectionOf } from '../connection/connection.ts'
import { reportError } from '../errors/report-error.ts'
import styles from './meal-media.module.css'
import { MealVideo } from './meal-video.tsx'

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
  // Decided once: what one looks at does not change because the train left a station.
  const [isAllowed] = useState(() => allowsVideo(connectionOf(navigator)))
  const [broken, setBroken] = useState<string | null>(null)
  const logFailure = (fault: string) => {
    reportError(`The video ${video} does not play: ${fault}`)
    setBroken(video)
  }
  if (video === null || !isAllowed || broken === video) {
    return (
      <div className={classNames(styles.media, styles[ground])}>
        <img className={styles.picture} src={picture} alt="" width="240" height="240" />
      </div>
    )
  }
  return (
    // The animation was drawn on the grounds of the light theme, and its frame goes with it.
    <div className={classNames(styles.media, styles[ground])} data-theme="light">
      <MealVideo key={video} picture={picture} video={video} onFailure={logFailure} />
    </div>
  )
}
