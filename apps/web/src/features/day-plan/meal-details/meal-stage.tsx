import { Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { PlateImage } from '../../../domain/meal-media/plate-image.tsx'
import { MealVideo } from '../../../domain/meal-media/meal-video.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { Button } from '../../../ui/button/button.tsx'
import { groundOf } from '../../../domain/meal/meal-grounds.ts'
import { useMealPicture } from '../day/meal/use-meal-picture.ts'
import { MealFigures } from './meal-figures.tsx'
import { MealTitle } from './meal-head.tsx'
import type { MealHeadProps } from './meal-head-props.ts'
import styles from './meal-stage.module.css'
import type { MealFilm } from './use-meal-film.ts'

interface MealStageProps extends MealHeadProps {
  readonly isEaten: boolean
  readonly film: MealFilm
}

/** The picture or the video of a meal on the background of its meal type. On wide screens also its title and figures. */
export function MealStage({ meal, shares, hasMacros, isEaten, film }: MealStageProps) {
  return (
    <div className={styles.stage} style={groundOf(meal.mealType.type)}>
      <div className={styles.words}>
        <MealTitle meal={meal} />
      </div>
      {film.isWatching && film.video !== null ? (
        <Film meal={meal} video={film.video} giveUp={film.giveUp} />
      ) : (
        <Plate meal={meal} isEaten={isEaten} />
      )}
      <WatchButton film={film} place="picture" />
      <div className={styles.figures}>
        <MealFigures meal={meal} shares={shares} hasMacros={hasMacros} />
      </div>
    </div>
  )
}

/** The side of the picture on a wide screen, in CSS pixels. */
const PLATE_SIZE = 520

function Plate({ meal, isEaten }: Pick<MealStageProps, 'meal' | 'isEaten'>) {
  const { source, giveUp } = useMealPicture(meal, isEaten)
  return (
    <div className={styles.plate}>
      {source === null ? null : <PlateImage source={source} size={PLATE_SIZE} onError={giveUp} />}
    </div>
  )
}

interface FilmProps extends Pick<MealStageProps, 'meal'> {
  readonly video: string
  readonly giveUp: (error: string) => void
}

/** The video, always on a light background, because it was made for the light theme. Its button takes over the focus. */
function Film({ meal, video, giveUp }: FilmProps) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.querySelector('button')?.focus(), [])
  return (
    <div ref={frame} className={styles.film} data-theme="light" style={groundOf(meal.mealType.type)}>
      <MealVideo isAsked picture={meal.preparationImageUrl} video={video} onFailure={giveUp} />
    </div>
  )
}

interface WatchButtonProps {
  readonly film: MealFilm
  /** `picture` is visible on phones, over the picture. `tools` is visible on wide screens, beside the dialog's close button. */
  readonly place: 'picture' | 'tools'
}

export function WatchButton({ film, place }: WatchButtonProps) {
  const t = useT()
  if (film.video === null || film.isWatching) return null
  return (
    <span className={place === 'picture' ? styles.watchOnPicture : styles.watchInTools}>
      <Button kind="tonal" icon={<Play />} onClick={film.watch}>
        {t('meal-details/watch')}
      </Button>
    </span>
  )
}
